import { css } from '@emotion/react';
import { flex, palette, radius } from '#src/theme/tokens.ts';

/** The three dots of a browser's window. */
export function DeviceBrowserBar() {
  return (
    <div aria-hidden="true" css={barCss}>
      <span css={dotCss} />
      <span css={dotCss} />
      <span css={dotCss} />
    </div>
  );
}

export function TvStand() {
  return <div aria-hidden="true" css={tvStandCss} />;
}

/** A stepped foot in the shape of the brand's staircase, with a receipt. */
export function PosStand() {
  return (
    <div aria-hidden="true" css={posStandCss}>
      <span css={receiptCss} />
      <span css={stepsCss} />
    </div>
  );
}

const barCss = css({
  ...flex.row,
  gap: '6px',
  height: '36px',
  paddingInline: '14px',
  background: palette.gray[100],
  borderBottom: `1px solid ${palette.gray[200]}`,
});

const dotCss = css({
  width: '9px',
  height: '9px',
  borderRadius: radius.full,
  background: palette.gray[300],
});

const tvStandCss = css({
  width: '34%',
  height: '18px',
  marginInline: 'auto',
  background: 'linear-gradient(180deg, #1B2A55, #3A4E86)',
  clipPath: 'polygon(36% 0, 64% 0, 64% 60%, 100% 60%, 100% 100%, 0 100%, 0 60%, 36% 60%)',
});

// Percentage padding is relative to the width, so the stand scales with the screen.
const posStandCss = css({ position: 'relative', paddingTop: '7%' });

const stepsCss = css({
  position: 'absolute',
  inset: '0 34%',
  background: 'linear-gradient(180deg, #1B2A55, #3A4E86)',
  clipPath:
    'polygon(30% 0, 70% 0, 70% 34%, 82% 34%, 82% 67%, 100% 67%, 100% 100%, 0 100%, 0 67%, 18% 67%, 18% 34%, 30% 34%)',
});

const receiptCss = css({
  position: 'absolute',
  top: 0,
  right: '12%',
  width: '9%',
  height: '100%',
  background: palette.gray[0],
  borderRadius: '0 0 3px 3px',
  backgroundImage: `repeating-linear-gradient(180deg, transparent 0 5px, ${palette.gray[300]} 5px 6px)`,
  backgroundClip: 'content-box',
  padding: '2px 16%',
});
