import { graphql } from 'gatsby';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { ServiceRow } from '#src/sections/home/service-row.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import type { SectionProps } from './page-section.ts';

type ServicesSectionProps = SectionProps<Queries.ServicesPartFieldsFragment>;

/** Services with what they include and their prices, in rows. */
export function ServicesSection({ content, headId, tone }: ServicesSectionProps) {
  const { shownServices: services } = content;
  if (services.length === 0) return null;
  return (
    <HeadedSection
      headId={headId}
      head={content}
      tone={tone}
      isCompact
      isSide
      action={
        <TextLink href="/servicios" hasArrow>
          Ver todos los servicios
        </TextLink>
      }
    >
      <ol role="list">
        {services.map((service, index) => (
          <ServiceRow key={service.slug} service={service} number={index + 1} />
        ))}
      </ol>
    </HeadedSection>
  );
}

export const servicesPartFields = graphql`
  fragment ServicesPartFields on STRAPI__COMPONENT_PAGE_SERVICES {
    hidden
    kicker
    title
    description
    shownServices {
      ...ServiceRowFields
    }
  }
`;
