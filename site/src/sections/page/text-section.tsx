import type { BlocksContent } from '@strapi/blocks-react-renderer';
import { graphql } from 'gatsby';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import type { SectionProps } from './page-section.ts';

type TextSectionProps = SectionProps<Queries.TextSectionFieldsFragment>;

/** Rich text next to its heading. */
export function TextSection({ content, headId, tone }: TextSectionProps) {
  const { kicker, title, body, bodyPictures } = content;
  return (
    <HeadedSection
      headId={headId}
      head={{ kicker, title, description: null }}
      tone={tone}
      isCompact
      isSide
    >
      <RichText content={body as unknown as BlocksContent} pictures={bodyPictures} />
    </HeadedSection>
  );
}

export const textSectionFields = graphql`
  fragment TextSectionFields on STRAPI__COMPONENT_PAGE_TEXT {
    hidden
    kicker
    title
    body
    bodyPictures {
      address: url
      alternativeText
      width
      height
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 760)
        }
      }
    }
  }
`;
