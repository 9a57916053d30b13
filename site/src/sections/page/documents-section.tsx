import { graphql } from 'gatsby';
import { DocumentList } from '#src/sections/shared/document-list.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import type { SectionProps } from './page-section.ts';

type DocumentsSectionProps = SectionProps<Queries.DocumentsSectionFieldsFragment>;

/** PDF documents to download, with their sizes. */
export function DocumentsSection({ content, headId, tone }: DocumentsSectionProps) {
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact isSide>
      <DocumentList documents={content.documents} />
    </HeadedSection>
  );
}

export const documentsSectionFields = graphql`
  fragment DocumentsSectionFields on STRAPI__COMPONENT_PAGE_DOCUMENTS {
    hidden
    kicker
    title
    description
    documents {
      label
      description
      href
    }
  }
`;
