import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, space, typeset } from '#src/theme/tokens.ts';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type FeaturesSectionProps = SectionProps<Queries.FeaturesSectionFieldsFragment>;

/** Cards with an icon or a picture, a title and a text. */
export function FeaturesSection({ content, headId, tone }: FeaturesSectionProps) {
  const { features } = content;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <Grid as="ul" columns={columnsFor(features.length)} css={listCss}>
        {features.map(({ icon, title, description, image, href }, index) => (
          <Card as="li" key={index} isInteractive={Boolean(href)}>
            {image ? (
              <div data-card-media="" css={mediaCss}>
                <Picture media={image} ratio="4 / 3" slot={SLOT} />
              </div>
            ) : (
              <IconTile name={icon} />
            )}
            <h3 css={titleCss}>
              {href ? (
                <SmartLink href={href} css={cardLinkCss}>
                  {title}
                </SmartLink>
              ) : (
                title
              )}
            </h3>
            {description ? <p css={textCss}>{description}</p> : null}
          </Card>
        ))}
      </Grid>
    </HeadedSection>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '23rem' },
  { from: 'md', width: '44vw' },
  { width: '84vw' },
];

const listCss = css({ listStyle: 'none' });

const mediaCss = css({ margin: `calc(-1 * ${space.card}) calc(-1 * ${space.card}) ${space[3]}` });

const titleCss = css({ ...typeset.h4, overflowWrap: 'anywhere' });

const textCss = css({ color: color.fgMuted, overflowWrap: 'anywhere' });

export const featuresSectionFields = graphql`
  fragment FeaturesSectionFields on STRAPI__COMPONENT_PAGE_FEATURES {
    hidden
    kicker
    title
    description
    features {
      icon
      title
      description
      href
      image {
        alternativeText
        focalPoint {
          x
          y
        }
        localFile {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [420, 720])
          }
        }
      }
    }
  }
`;
