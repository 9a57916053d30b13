import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { resolvePicture } from '#src/components/media/picture-source.ts';
import { Picture } from '#src/components/media/picture.tsx';
import { industryLookOf } from '#src/components/ui/entry-color.ts';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { radius, shadow } from '#src/theme/tokens.ts';

type CaseCoverProps = { content: Queries.CaseCardFieldsFragment };

const RATIO = '16 / 10';
const SIZES = '(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, (min-width: 48rem) 68vw, 138vw';

/**
 * A close-up of the system's screen on the colour of the industry, so that a card differs from the
 * featured card of the same case. Without a screen the picture of the case, whole.
 */
export function CaseCover({ content: { client, industry, image, mockupImage } }: CaseCoverProps) {
  const { ground, crop } = industryLookOf(industry?.color);
  const screen = resolvePicture(mockupImage) ? mockupImage : null;
  if (!screen) {
    return (
      <Picture
        media={image}
        ratio={RATIO}
        position="50% 40%"
        sizes={SIZES}
        placeholder={<PicturePlaceholder name={client} gradient="talavera" ratio={RATIO} />}
      />
    );
  }
  const { x, y } = screen.focalPoint ?? crop;
  return (
    <div css={stageCss} style={{ background: ground }}>
      <GrecaField fade="center" />
      <div css={windowCss} style={{ '--x': x / 100, '--y': y / 100 } as CSSProperties}>
        <Picture media={screen} sizes={SIZES} css={screenCss} />
      </div>
    </div>
  );
}

const stageCss = css({ position: 'relative', aspectRatio: RATIO, overflow: 'hidden' });

const windowCss = css({
  position: 'absolute',
  inset: '14% 0 0 10%',
  borderTopLeftRadius: radius.md,
  boxShadow: shadow.dark,
  overflow: 'hidden',
});

/** Width of the screen, in widths of its window. */
const ZOOM = 1.5;
const SLACK = `${-100 * (1 - 1 / ZOOM)}%`;

// The window has about the shape of the screen, so both directions have the same slack.
const screenCss = css({
  width: `${ZOOM * 100}%`,
  maxWidth: 'none',
  transform: `translate(calc(${SLACK} * var(--x)), calc(${SLACK} * var(--y)))`,
});
