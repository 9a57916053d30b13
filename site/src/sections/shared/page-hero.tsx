import { css, type SerializedStyles } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { StatRow } from '#src/components/ui/stat.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, mq, radius, shadow, space, typeset } from '#src/theme/tokens.ts';
import { CtaPair } from './cta-pair.tsx';

type PageHeroTone = 'light' | 'dark';

type PageHeroProps = {
  hero: Queries.PageHeroFieldsFragment;
  tone?: PageHeroTone;
  /** Off when the page renders the hero picture itself, in `children`. */
  hasImage?: boolean;
  /** Aspect ratio of the cropped picture. */
  imageRatio?: string;
  /** Id of the heading. */
  headId?: string | undefined;
  /** Of the heading; 2 for a hero below the start of a page. */
  level?: 1 | 2;
  /** Below the text at full width. */
  children?: ReactNode;
};

/** First section of inner pages. Two columns with a picture, one without. */
export function PageHero({
  hero,
  tone = 'light',
  hasImage = true,
  imageRatio = '4 / 3',
  headId,
  level = 1,
  children,
}: PageHeroProps) {
  const isDark = tone === 'dark';
  const image = hasImage ? hero.image : null;
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={headId}
      data-scope={isDark ? 'dark' : undefined}
      css={[heroCss, toneCss[tone]]}
    >
      <GrecaField />
      <Container>
        <div css={[gridCss, image && splitCss]}>
          <div css={textCss}>
            {hero.kicker ? <Kicker>{hero.kicker}</Kicker> : null}
            <Heading id={headId}>
              <Highlighted text={hero.title} />
            </Heading>
            {hero.description ? <p css={leadCss}>{hero.description}</p> : null}
            <CtaPair
              primary={hero.primaryCta}
              secondary={hero.secondaryCta}
              secondaryVariant={isDark ? 'ghost' : 'secondary'}
              css={ctasCss}
            />
            {image ? <Figures figures={hero.figures} /> : null}
          </div>
          {image ? (
            <div css={[stageCss, screenOnlyCss]}>
              <Picture media={image} isPriority={level === 1} ratio={imageRatio} slot={SLOT} />
            </div>
          ) : null}
        </div>
        {image ? null : <Figures figures={hero.figures} />}
      </Container>
      {children}
    </section>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '33rem' },
  { from: 'lg', width: '40vw' },
  { width: '92vw' },
];

function Figures({ figures }: { figures: Queries.PageHeroFieldsFragment['figures'] }) {
  if (figures.length === 0) return null;
  return <StatRow stats={figures} css={figuresCss} />;
}

const heroCss = css({
  position: 'relative',
  paddingBlock: 'clamp(2.75rem, 5vw, 5.5rem)',
  overflow: 'hidden',
  // Above a picture that extends behind the text.
  '& > *': { position: 'relative', zIndex: 1 },
  '& > div[aria-hidden]': { position: 'absolute', zIndex: 'auto' },
});

const toneCss: Record<PageHeroTone, SerializedStyles> = {
  light: css({ background: color.bgSubtle }),
  dark: css({ background: gradientOf('anil') }),
};

const gridCss = css({ display: 'grid', gap: space[10], alignItems: 'center' });

const splitCss = css({
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 'clamp(2rem, 4vw, 4.5rem)',
  },
});

const textCss = css({
  display: 'grid',
  gap: space[6],
  justifyItems: 'start',
  maxWidth: '48rem',
  '& > dl': { width: '100%' },
});

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const ctasCss = css({ width: '100%', marginTop: space[3] });

const figuresCss = css({
  marginTop: 'clamp(1.25rem, 2.4vw, 2.5rem)',
  paddingTop: space[7],
  borderTop: `1px solid ${color.border}`,
});

const stageCss = css({
  borderRadius: radius['2xl'],
  overflow: 'hidden',
  boxShadow: shadow.xl,
});

export const pageHeroFields = graphql`
  fragment PageHeroFields on STRAPI__COMPONENT_SECTIONS_PAGE_HERO {
    kicker
    title
    description
    image {
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
    primaryCta {
      ...LinkFields
    }
    secondaryCta {
      ...LinkFields
    }
    figures {
      ...StatFields
    }
  }
`;
