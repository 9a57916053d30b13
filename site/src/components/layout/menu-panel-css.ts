import { css } from '@emotion/react';
import { color, duration, ease, layout, mq, space } from '#src/theme/tokens.ts';

/** A sheet under the bar. It is in the top layer, so it needs no z-index and no focus trap. */
export const menuPanelCss = css({
  position: 'fixed',
  inset: `${layout.nav} 0 auto 0`,
  width: '100%',
  maxWidth: 'none',
  height: `calc(100dvh - ${layout.nav})`,
  maxHeight: 'none',
  margin: 0,
  padding: `${space[5]} ${space.gutter} calc(${space[6]} + env(safe-area-inset-bottom))`,
  border: 0,
  background: color.bg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  opacity: 0,
  translate: '0 12px',
  transition: `opacity ${duration[2]} ${ease.in}, translate ${duration[2]} ${ease.in}, display ${duration[2]} allow-discrete, overlay ${duration[2]} allow-discrete`,
  '&:popover-open': {
    display: 'flex',
    opacity: 1,
    translate: '0 0',
    transition: `opacity ${duration[3]} ${ease.out}, translate ${duration[3]} ${ease.out}, display ${duration[3]} allow-discrete, overlay ${duration[3]} allow-discrete`,
    '@starting-style': { opacity: 0, translate: '0 12px' },
  },
  '&::backdrop': { background: 'transparent' },
  // Without popover support the panel would lie open in the bar.
  '@supports not selector(:popover-open)': { display: 'none' },
  [mq.md]: { '&, &:popover-open': { display: 'none' } },
});
