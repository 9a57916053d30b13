import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { mq } from '#src/theme/tokens.ts';

type HeroLandscapeProps = { image: Queries.HeroLandscapeFieldsFragment['landscape'] };

/** The hero picture at full width: blends into the sky above and has a stepped lower edge. */
export function HeroLandscape({ image }: HeroLandscapeProps) {
  if (!image) return null;
  return (
    <div css={landscapeCss}>
      <Picture media={image} isPriority slot={SLOT} css={imageCss} />
    </div>
  );
}

const SLOT: PictureSlot = [
  { from: 'md', width: '100vw', ratio: 2.08 },
  // Higher on a phone, whose pixel density makes up for it: the picture is the largest of the page.
  { width: '100vw', ratio: 2 },
];

/** Overlap of the picture and the hero, whose background blends into its sky. */
const OVERLAP = 'clamp(3.5rem, 14vw, 15rem)';

/** Height of one step of the lower edge. */
const STEP = 'clamp(10px, 1.7vw, 26px)';

const landscapeCss = css({
  '--step': STEP,
  marginTop: `calc(-1 * ${OVERLAP})`,
  pointerEvents: 'none',
  clipPath: steppedEdge(),
});

const imageCss = css({
  width: '100%',
  height: 'clamp(17rem, 48vw, 50rem)',
  objectFit: 'cover',
  objectPosition: '62% 70%',
  maskImage: `linear-gradient(to bottom, transparent, rgb(0 0 0 / 0.5) calc(${OVERLAP} * 0.55), #000 ${OVERLAP})`,
  [mq.lg]: { objectPosition: '50% 72%' },
  [mq.print]: { maskImage: 'none' },
});

/** Returns a clip path whose lower edge rises in four steps towards both sides. */
function steppedEdge(): string {
  const treads = [0, 7, 15, 24, 34];
  const left = treads.flatMap((tread, index) => {
    const next = treads[index + 1];
    const y = `calc(100% - var(--step) * ${treads.length - 1 - index})`;
    return next === undefined ? [`${tread}% ${y}`] : [`${tread}% ${y}`, `${next}% ${y}`];
  });
  const right = [...left]
    .reverse()
    .map((point) => point.replace(/^(\d+)%/, (_, x) => `${100 - x}%`));
  return `polygon(0 0, ${[...left, ...right].join(', ')}, 100% 0)`;
}

export const heroLandscapeFields = graphql`
  fragment HeroLandscapeFields on STRAPI__COMPONENT_SECTIONS_PAGE_HERO {
    landscape: image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 2000, breakpoints: [480, 828, 1280, 2000])
        }
      }
    }
  }
`;
