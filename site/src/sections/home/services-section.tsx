import { Container } from '#src/components/ui/container.tsx';
import { Reveal } from '#src/components/ui/reveal.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SideHeaded } from '#src/components/ui/side-headed.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ServiceRow } from './service-row.tsx';

type ServicesSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  /** In the order of the CMS. */
  services: readonly Queries.ServiceRowFieldsFragment[];
};

const HEAD_ID: SectionId<'/'> = 'servicios';
const FALLBACK_HEAD = { title: 'Servicios' };
const SHOWN_SERVICES = 3;

/** The first services as a numbered list. */
export function ServicesSection({ head, services }: ServicesSectionProps) {
  if (services.length === 0) return null;
  return (
    <Section labelledBy={HEAD_ID}>
      <Container>
        <SideHeaded
          head={
            <SectionHead
              {...(head ?? FALLBACK_HEAD)}
              id={HEAD_ID}
              align="side"
              action={
                <TextLink href="/servicios" hasArrow>
                  Ver todos los servicios
                </TextLink>
              }
            />
          }
        >
          <Reveal>
            <ol role="list">
              {services.slice(0, SHOWN_SERVICES).map((service, position) => (
                <ServiceRow key={service.slug} service={service} number={position + 1} />
              ))}
            </ol>
          </Reveal>
        </SideHeaded>
      </Container>
    </Section>
  );
}
