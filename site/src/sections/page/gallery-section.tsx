import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, radius } from '#src/theme/tokens.ts';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type GallerySectionProps = SectionProps<Queries.GallerySectionFieldsFragment>;

/** Pictures of the same shape, side by side. */
export function GallerySection({ content, headId, tone }: GallerySectionProps) {
  const { pictures } = content;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <Grid as="ul" columns={columnsFor(pictures.length)} css={listCss}>
        {pictures.map((picture, index) => (
          <li key={index} css={frameCss}>
            <Picture media={picture} ratio="4 / 3" slot={SLOT} />
          </li>
        ))}
      </Grid>
    </HeadedSection>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '25rem' },
  { from: 'md', width: '46vw' },
  { width: '92vw' },
];

const listCss = css({ listStyle: 'none' });

const frameCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  overflow: 'hidden',
});

export const gallerySectionFields = graphql`
  fragment GallerySectionFields on STRAPI__COMPONENT_PAGE_GALLERY {
    hidden
    kicker
    title
    description
    pictures {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080)
        }
      }
    }
  }
`;
