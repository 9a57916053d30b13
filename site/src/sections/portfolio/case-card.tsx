import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { resolvePicture } from '#src/components/media/picture-source.ts';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { industryLookOf } from '#src/components/ui/entry-color.ts';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { color, flex, fontSize, radius, shadow, space, typeset } from '#src/theme/tokens.ts';
import { CaseLink } from './case-link.tsx';
import { IndustryBadge } from './industry-badge.tsx';
import { TechnologyTags } from './technology-tags.tsx';

/** Maximum number of technologies on a card. */
const TECHNOLOGIES = 3;

export function CaseCard({ content }: { content: Queries.CaseCardFieldsFragment }) {
  const { slug, title, client, industry, problem, technologies } = content;
  return (
    <Card as="li" isInteractive isFlush>
      <div css={mediaCss}>
        <div data-card-media="" css={slackCss}>
          <CaseCover content={content} />
        </div>
      </div>
      <div css={bodyCss}>
        <Cluster gap={4} justify="space-between">
          <span css={clientCss}>{client}</span>
          <IndustryBadge industry={industry} />
        </Cluster>
        <h3 css={titleCss}>
          <CaseLink slug={slug}>{title}</CaseLink>
        </h3>
        <p css={problemCss}>{problem}</p>
        <TechnologyTags technologies={technologies} limit={TECHNOLOGIES} css={tagsCss} />
      </div>
    </Card>
  );
}

type CaseCoverProps = { content: Queries.CaseCardFieldsFragment };

const RATIO = '16 / 10';
const SLOT: PictureSlot = [
  { from: 'xl', width: '38rem', ratio: 16 / 10 },
  { from: 'lg', width: '46vw', ratio: 16 / 10 },
  { from: 'md', width: '68vw', ratio: 16 / 10 },
  { width: '138vw', ratio: 16 / 10 },
];

/**
 * A close-up of the system's screen on the colour of the industry, so that a card differs from the
 * featured card of the same case. Without a screen the picture of the case, whole.
 */
function CaseCover({ content: { client, industry, image, mockupImage } }: CaseCoverProps) {
  const { ground, crop } = industryLookOf(industry?.color);
  const screen = resolvePicture(mockupImage) ? mockupImage : null;
  if (!screen) {
    return (
      <Picture
        media={image}
        ratio={RATIO}
        position="50% 40%"
        slot={SLOT}
        placeholder={<PicturePlaceholder name={client} gradient="talavera" ratio={RATIO} />}
      />
    );
  }
  const { x, y } = screen.focalPoint ?? crop;
  return (
    <div css={stageCss} style={{ background: ground }}>
      <GrecaField fade="center" />
      <div css={windowCss} style={{ '--x': x / 100, '--y': y / 100 } as CSSProperties}>
        <Picture media={screen} slot={SLOT} css={screenCss} />
      </div>
    </div>
  );
}

/** Width of the screen, in widths of its window. */
const ZOOM = 1.5;
const SLACK = `${-100 * (1 - 1 / ZOOM)}%`;

const mediaCss = css({ overflow: 'hidden' });

// The picture moves up by 4 px on hover; it is that much taller than its frame.
const slackCss = css({ marginBottom: '-4px' });

const bodyCss = css({
  flex: 1,
  ...flex.column,
  gap: space[4],
  padding: space.card,
  paddingTop: space[6],
  background: color.bgRaised,
  position: 'relative',
});

const clientCss = css({ color: color.fgMuted, fontSize: fontSize.sm, fontWeight: 500 });

const titleCss = css(typeset.h4);

const problemCss = css({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
});

const tagsCss = css({ marginTop: 'auto', paddingTop: space[3] });

const stageCss = css({ position: 'relative', aspectRatio: RATIO, overflow: 'hidden' });

const windowCss = css({
  position: 'absolute',
  inset: '14% 0 0 10%',
  borderTopLeftRadius: radius.md,
  boxShadow: shadow.dark,
  overflow: 'hidden',
});

// In the shape of the window, so both directions have the same slack.
const screenCss = css({
  width: `${ZOOM * 100}%`,
  height: `${ZOOM * 100}%`,
  maxWidth: 'none',
  objectFit: 'cover',
  transform: `translate(calc(${SLACK} * var(--x)), calc(${SLACK} * var(--y)))`,
});
