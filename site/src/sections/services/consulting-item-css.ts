import { css } from '@emotion/react';
import { color, duration, ease, mq, palette, radius, shadow, typeset } from '#src/theme/tokens.ts';

export const consultingItemCss = css({
  interpolateSize: 'allow-keywords',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  transition: `border-color ${duration[2]}, box-shadow ${duration[2]}`,
  '&[open]': { borderColor: palette.gray[300], boxShadow: shadow.sm },
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: `block-size ${duration[3]} ${ease.standard}, content-visibility ${duration[3]} allow-discrete`,
  },
  '&[open]::details-content': { blockSize: 'auto' },
  // Without scripts only the URL fragment opens it.
  '@media (scripting: none)': {
    '&:target::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
  },
});

export const summaryCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
  padding: '16px 20px',
  borderRadius: radius.lg,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  [mq.hover]: { '&:hover h3': { color: color.accent } },
});

export const titleCss = css({
  ...typeset.h4,
  gridArea: '1 / 2',
  transition: `color ${duration[1]}`,
});

export const chevronCss = css({
  gridArea: '1 / 3 / 3',
  color: color.fgMuted,
  transition: `transform ${duration[2]} ${ease.standard}`,
  'details[open] &': { transform: 'rotate(180deg)' },
});

export const pictureCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflow: 'hidden',
});
