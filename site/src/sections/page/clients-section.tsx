import { graphql } from 'gatsby';
import { ClientLogos } from '#src/sections/shared/client-logos.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import type { SectionProps } from './page-section.ts';

type ClientsSectionProps = SectionProps<Queries.ClientsPartFieldsFragment>;

/** Logos of clients. */
export function ClientsSection({ content, headId, tone }: ClientsSectionProps) {
  const { shownClients: clients } = content;
  if (clients.length === 0) return null;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <ClientLogos clients={clients} />
    </HeadedSection>
  );
}

export const clientsPartFields = graphql`
  fragment ClientsPartFields on STRAPI__COMPONENT_PAGE_CLIENTS {
    hidden
    kicker
    title
    description
    shownClients {
      ...ClientLogoFields
    }
  }
`;
