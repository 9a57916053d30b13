import { css } from '@emotion/react';
import { useState, type CSSProperties } from 'react';
import { Picture, type PictureSlot, type PictureSource } from '#src/components/media/picture.tsx';
import { color, fontSize, mq, palette, radius, space } from '#src/theme/tokens.ts';

type BeforeAfterProps = {
  before: PictureSource | null | undefined;
  after: PictureSource | null | undefined;
};

/**
 * Two pictures of the same size on top of each other, and a slider that uncovers the first one. Without scripts,
 * and on paper, they are next to each other.
 */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [share, setShare] = useState(START);
  if (!before || !after) return null;
  return (
    <div css={frameCss} style={{ '--share': `${share}%` } as CSSProperties}>
      <figure css={pictureCss}>
        <Picture media={after} ratio="16 / 10" slot={SLOT} />
        <figcaption css={[captionCss, afterCss]}>Después</figcaption>
      </figure>
      <figure css={[pictureCss, coverCss]}>
        <Picture media={before} ratio="16 / 10" slot={SLOT} />
        <figcaption css={captionCss}>Antes</figcaption>
      </figure>
      <span aria-hidden="true" css={handleCss} />
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Cuánto se ve de la imagen de antes"
        aria-valuetext={`${share} % de antes`}
        onChange={({ target }) => setShare(Number(target.value))}
        css={sliderCss}
      />
    </div>
  );
}

const START = 50;

const SLOT: PictureSlot = [
  { from: 'xl', width: '80rem' },
  { from: 'md', width: '90vw' },
  { width: '92vw' },
];

const BESIDE = '@media (scripting: none), print';

const frameCss = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: radius['2xl'],
  overflow: 'hidden',
  background: color.bgSunken,
  '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  [BESIDE]: { gap: space[4], borderRadius: 0, [mq.md]: { gridTemplateColumns: '1fr 1fr' } },
});

const pictureCss = css({
  position: 'relative',
  gridArea: '1 / 1',
  margin: 0,
  '& img': { width: '100%' },
  [BESIDE]: { gridArea: 'auto' },
});

const coverCss = css({
  clipPath: 'inset(0 calc(100% - var(--share)) 0 0)',
  [BESIDE]: { clipPath: 'none', order: -1 },
});

const captionCss = css({
  position: 'absolute',
  top: space[4],
  left: space[4],
  padding: '4px 12px',
  borderRadius: radius.sm,
  background: palette.navy[900],
  color: palette.gray[0],
  fontSize: fontSize.sm,
  fontWeight: 600,
});

const afterCss = css({ left: 'auto', right: space[4], background: palette.blue[600] });

// A line of stitches with a square to hold.
const handleCss = css({
  position: 'absolute',
  insetBlock: 0,
  left: 'var(--share)',
  width: '4px',
  marginLeft: '-2px',
  background: `repeating-linear-gradient(${palette.gray[0]} 0 10px, ${palette.navy[900]} 10px 14px)`,
  pointerEvents: 'none',
  '&::after': {
    content: '"\\2039\\203A"',
    position: 'absolute',
    top: 'calc(50% - 22px)',
    left: '-20px',
    width: '44px',
    height: '44px',
    background: palette.amber[400],
    color: palette.navy[950],
    fontSize: '1.5rem',
    fontWeight: 700,
    lineHeight: '38px',
    letterSpacing: '4px',
    textIndent: '4px',
    textAlign: 'center',
  },
  [BESIDE]: { display: 'none' },
});

// Over all of the pictures, so that they can be dragged anywhere.
const sliderCss = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  // A vertical swipe scrolls the page.
  touchAction: 'pan-y',
  [BESIDE]: { display: 'none' },
});
