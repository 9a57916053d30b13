import { css } from '@emotion/react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { color, flex, fontSize, mq, space, translucent, typeset } from '#src/theme/tokens.ts';
import { CaseLink } from './case-link.tsx';
import { IndustryBadge } from './industry-badge.tsx';
import { TechnologyTags } from './technology-tags.tsx';

type FeaturedCaseCardProps = {
  content: Queries.FeaturedCaseFieldsFragment;
  /** Eight columns or more; the narrow variant stacks its figures. */
  isWide: boolean;
};

/** Maximum numbers of results and technologies on a featured card. */
const RESULTS = 2;
const TECHNOLOGIES = 4;

export function FeaturedCaseCard({ content, isWide }: FeaturedCaseCardProps) {
  const { slug, title, client, industry, image, results, technologies } = content;
  return (
    <Card as="article" tone="dark" isInteractive isFlush css={cardCss}>
      <div css={[mediaCss, isWide && wideMediaCss]}>
        <div data-card-media="">
          <Picture
            media={image}
            css={[pictureCss, !isWide && tallPictureCss]}
            slot={isWide ? WIDE_SLOT : TALL_SLOT}
            placeholder={
              <PicturePlaceholder
                name={client}
                gradient="talavera"
                css={[pictureCss, !isWide && tallPictureCss]}
              />
            }
          />
        </div>
      </div>
      <div css={bodyCss}>
        <Cluster gap={4}>
          <span css={clientCss}>{client}</span>
          <IndustryBadge industry={industry} />
        </Cluster>
        <h3 css={isWide ? wideTitleCss : undefined}>
          <CaseLink slug={slug}>{title}</CaseLink>
        </h3>
        <div css={[footCss, isWide && wideFootCss]}>
          <dl css={resultsCss}>
            {results.slice(0, RESULTS).map(({ metric, value }) => (
              <div key={metric} css={resultCss}>
                <dt css={metricCss}>{metric}</dt>
                <dd css={valueCss}>{value}</dd>
              </div>
            ))}
          </dl>
          <TechnologyTags technologies={technologies} limit={TECHNOLOGIES} hasRest />
        </div>
      </div>
    </Card>
  );
}

const RATIO = 16 / 10;
const TALL_RATIO = 6 / 5;
const WIDE_SLOT: PictureSlot = [
  { from: 'xl', width: '53rem', ratio: RATIO },
  { from: 'lg', width: '60vw', ratio: RATIO },
  { width: '92vw', ratio: RATIO },
];
const TALL_SLOT: PictureSlot = [
  { from: 'xl', width: '26rem', ratio: TALL_RATIO },
  { from: 'lg', width: '30vw', ratio: TALL_RATIO },
  { width: '92vw', ratio: RATIO },
];

const cardCss = css({
  height: '100%',
  '& h3': { maxWidth: '22em' },
  [mq.lg]: { minHeight: '41rem' },
  [mq.print]: { minHeight: 0 },
});

const mediaCss = css({
  // Its crop differs on paper, so that the browser would have to request it.
  [mq.print]: { display: 'none' },
  position: 'relative',
  flex: 'none',
  // Exceeds the picture by a pixel: its last row must not show below the fade.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 -6px',
    background: `linear-gradient(180deg, ${translucent('navy', 900, 0)} 44%, ${translucent('navy', 900, 0.6)} 70%, ${translucent('navy', 900, 0.95)} 85%, ${color.bg} 94%)`,
  },
});

const wideMediaCss = css({ [mq.lg]: { position: 'absolute', inset: '0 0 auto' } });

const pictureCss = css({ aspectRatio: RATIO, objectFit: 'cover', objectPosition: '50% 40%' });

const tallPictureCss = css({ [mq.lg]: { aspectRatio: TALL_RATIO, objectPosition: '62% 0' } });

const bodyCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  marginTop: '-1.75rem',
  padding: space.card,
  paddingTop: 0,
  [mq.lg]: { marginTop: 'auto' },
  [mq.print]: { marginTop: 0, paddingTop: space.card },
});

const wideTitleCss = css({
  [mq.lg]: { ...typeset.h2, fontSize: 'clamp(1.875rem, 2.6vw, 2.375rem)' },
});

const clientCss = css({ color: color.fg, fontSize: fontSize.sm, fontWeight: 600 });

const footCss = css({ display: 'grid', gap: space[6], marginTop: space[3] });

const wideFootCss = css({
  [mq.lg]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'end',
    gap: space[10],
    '& ul': { justifyContent: 'flex-end !important' },
  },
});

const resultsCss = css({ ...flex.wrap, gap: `${space[5]} ${space[9]}` });

const resultCss = css({ display: 'flex', flexDirection: 'column-reverse' });

const metricCss = css({ marginTop: '4px', color: color.fgMuted, fontSize: fontSize.sm });

const valueCss = css({ ...typeset.stat, color: color.fg });
