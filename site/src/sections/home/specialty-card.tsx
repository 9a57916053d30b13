import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { resolvePicture } from '#src/components/media/picture-source.ts';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, fontSize, mq, palette, radius, shadow, space, typeset } from '#src/theme/tokens.ts';

type SpecialtyCardProps = {
  specialty: Queries.SpecialtyCardFieldsFragment;
  /** Text at the left and screen at the right; otherwise the screen is below the text. */
  isWide: boolean;
  isDark: boolean;
};

export function SpecialtyCard({ specialty, isWide, isDark }: SpecialtyCardProps) {
  const { icon, title, description, image, href } = specialty;
  const { width = 0, height = 0 } = resolvePicture(image) ?? {};
  const isPortrait = height > width;
  return (
    <div data-wide={isWide ? '' : undefined} css={cellCss}>
      <Card
        as="article"
        tone={isDark ? 'dark' : isWide ? 'tint' : 'plain'}
        isInteractive={Boolean(href)}
        css={[cardCss, isWide && image && wideCss]}
      >
        <div css={[textCss, isWide && wideTextCss, !image && plainTextCss]}>
          <IconTile name={icon} />
          <h3 css={titleCss}>
            {href ? (
              <SmartLink href={href} css={cardLinkCss}>
                {title}
              </SmartLink>
            ) : (
              title
            )}
          </h3>
          {description ? <p css={descriptionCss}>{description}</p> : null}
        </div>
        {image ? (
          <div
            data-card-media=""
            css={[screenCss, isWide && wideScreenCss, isPortrait && portraitCss]}
            style={{ [RATIO]: `${width} / ${height}` } as CSSProperties}
          >
            <Picture
              media={image}
              slot={isPortrait ? PORTRAIT_SLOT : isWide ? WIDE_SLOT : NARROW_SLOT}
              css={pictureCss}
            />
          </div>
        ) : (
          <GrecaField fade="bottom" />
        )}
      </Card>
    </div>
  );
}

/** Custom property with the aspect ratio of the picture. */
const RATIO = '--picture-ratio';

const PORTRAIT_SLOT: PictureSlot = [{ width: '280px' }];
const PHONE_BOX = { width: '100vw', ratio: 1.55 } as const;
const NARROW_SLOT: PictureSlot = [
  { from: 'lg', width: '36rem', ratio: 1.8 },
  { from: 'md', width: '93vw', ratio: 2.5 },
  PHONE_BOX,
];
const WIDE_SLOT: PictureSlot = [
  { from: 'lg', width: '28.2rem', ratio: 1.01 },
  { from: 'md', width: '55vw', ratio: 1.15 },
  PHONE_BOX,
];

const cellCss = css({ display: 'grid', minWidth: 0 });

const cardCss = css({
  minHeight: '300px',
  paddingBottom: 0,
  justifyContent: 'space-between',
  gap: space[7],
});

const wideCss = css({ [mq.md]: { paddingRight: '52%', minHeight: '400px' } });

const textCss = css({ display: 'grid', gap: '10px', justifyItems: 'start' });

// Aligned at the top like narrow cards, so that the headings of a row are level.
const wideTextCss = css({
  '& > span': { background: palette.gray[0], boxShadow: shadow.sm },
  [mq.md]: { flex: 1, alignContent: 'start', paddingBottom: space.card },
});

// Above the patterned background, which ends at the lower edge of the card.
const plainTextCss = css({ position: 'relative', paddingBottom: space.card });

const titleCss = css({ ...typeset.h4, marginTop: '4px' });

const descriptionCss = css({ maxWidth: '30em', color: color.fgMuted, fontSize: fontSize.sm });

// The card's lower edge crops the screen. Its size does not depend on the picture in it, which is not
// requested far below the window: browsers request lazy pictures three windows early.
const screenCss = css({
  contentVisibility: 'auto',
  [mq.print]: { contentVisibility: 'visible' },
  aspectRatio: `var(${RATIO})`,
  width: '128%',
  maxHeight: '250px',
  border: `1px solid ${color.border}`,
  borderBottom: 0,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  boxShadow: shadow.lg,
  overflow: 'hidden',
  [mq.md]: { width: '112%', maxHeight: '280px' },
});

const wideScreenCss = css({
  [mq.md]: {
    position: 'absolute',
    inset: '32px auto 0 52%',
    // Reaches the lower edge of the card.
    aspectRatio: 'auto',
    width: '62%',
    maxHeight: 'none',
    borderRadius: `${radius.lg} 0 0 0`,
  },
});

const portraitCss = css({
  width: 'min(100%, 280px)',
  marginInline: 'auto',
  borderRadius: '28px 28px 0 0',
  [mq.md]: { width: 'min(38%, 280px)', left: '56%' },
});

const pictureCss = css({
  height: '100%',
  minHeight: '100%',
  objectFit: 'cover',
  objectPosition: 'left top',
});

export const specialtyCardFields = graphql`
  fragment SpecialtyCardFields on STRAPI__COMPONENT_SECTIONS_FEATURE {
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
          gatsbyImageData(layout: CONSTRAINED, width: 1080, quality: 66)
        }
      }
    }
  }
`;
