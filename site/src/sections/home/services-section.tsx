import { Reveal } from '#src/components/ui/reveal.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ServiceRow } from './service-row.tsx';

type ServicesSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  /** In the order of the CMS. */
  services: readonly Queries.ServiceRowFieldsFragment[];
};

const HEAD_ID: SectionId<'/'> = 'servicios';
const SHOWN_SERVICES = 3;

/** The first services as a numbered list. */
export function ServicesSection({ head, services }: ServicesSectionProps) {
  if (services.length === 0) return null;
  return (
    <HeadedSection
      isSide
      headId={HEAD_ID}
      head={head}
      title="Servicios"
      action={
        <TextLink href="/servicios" hasArrow>
          Ver todos los servicios
        </TextLink>
      }
    >
      <Reveal>
        <ol role="list">
          {services.slice(0, SHOWN_SERVICES).map((service, position) => (
            <ServiceRow key={service.slug} service={service} number={position + 1} />
          ))}
        </ol>
      </Reveal>
    </HeadedSection>
  );
}
