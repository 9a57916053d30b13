import { css, keyframes } from '@emotion/react';
import { color, translucent } from '#src/theme/tokens.ts';

const rule = keyframes({ from: { borderColor: 'transparent' } });

/** Translucent bar; its border fades in within the first 8 px of scrolling, without JavaScript. */
export const headerSurfaceCss = css({
  background: color.bg,
  borderBottom: `1px solid ${color.border}`,
  '@supports (backdrop-filter: blur(1px))': {
    background: translucent('gray', 0, 0.86),
    backdropFilter: 'saturate(1.6) blur(14px)',
  },
  '@supports (animation-timeline: scroll())': {
    animation: `${rule} linear both`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 8px',
  },
  '@media (prefers-contrast: more), (prefers-reduced-transparency: reduce)': {
    background: color.bg,
    backdropFilter: 'none',
  },
});
