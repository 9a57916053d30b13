import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { duration, ease, mq } from '#src/theme/tokens.ts';
import { HeroDemo } from './hero-demo.tsx';
import { HeroSlideText } from './hero-slide-text.tsx';

type HeroSlideProps = {
  slide: Queries.HeroSlideFieldsFragment;
  isFirst: boolean;
  /** True for the current slide and the next one, once the first view is complete. */
  isNear: boolean;
  /** Called when the visitor starts the demo of the slide. */
  onDemo: () => void;
};

const SLOT: PictureSlot = [
  { from: 'xl', width: '46rem' },
  { from: 'lg', width: '54vw' },
  { from: 'md', width: '80vw' },
  { width: '97vw' },
];

export function HeroSlide({ slide, isFirst, isNear, onDemo }: HeroSlideProps) {
  // A loaded picture stays, because it is visible while the slide fades out.
  const [isPictured, setIsPictured] = useState(isFirst);

  useEffect(() => {
    if (isNear) setIsPictured(true);
  }, [isNear]);

  return (
    <Container css={slideCss}>
      <HeroSlideText slide={slide} isFirst={isFirst} />
      <HeroDemo name={slide.demo} onOpen={onDemo} css={stageCss}>
        {isPictured ? (
          <Picture
            media={slide.image}
            isPriority={isFirst}
            ratio="4 / 3"
            fit="contain"
            slot={SLOT}
          />
        ) : null}
      </HeroDemo>
    </Container>
  );
}

const shortWindow = '@media (min-width: 64rem) and (max-height: 58.75rem)';

const slideCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  height: '100%',
  paddingBlock: '2.5rem 2rem',
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6.4fr)',
    gap: 'clamp(2rem, 4vw, 4.5rem)',
    alignItems: 'center',
    paddingBlock: 'clamp(2.5rem, 5vw, 5rem) 3rem',
  },
  [shortWindow]: { paddingBlock: '2.25rem 1.75rem' },
  '@media (min-width: 64rem) and (max-height: 50rem)': { paddingBlock: '1.25rem 1rem' },
});

// Scenes are transparent and 4:3; reserves their space while loading.
const stageCss = css({
  aspectRatio: '4 / 3',
  marginInline: '-4%',
  transition: `transform ${duration[5]} ${ease.out}`,
  transform: 'scale(1.02)',
  '[data-active] &': { transform: 'none' },
  [mq.md]: { width: '84%', marginInline: 'auto' },
  [mq.lg]: { width: 'auto', marginInline: '-3% -12%' },
});

export const heroSlideFields = graphql`
  fragment HeroSlideFields on STRAPI__COMPONENT_SECTIONS_HERO_SLIDE {
    label
    icon
    subtitle
    title
    description
    primaryCta {
      ...LinkFields
    }
    secondaryCta {
      ...LinkFields
    }
    image {
      alternativeText
      localFile {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1440
            quality: 64
            placeholder: NONE
            breakpoints: [480, 640, 750, 1080, 1440]
          )
        }
      }
    }
    features
    stats {
      ...StatFields
    }
    gradient
    demo
  }
`;
