import { css } from '@emotion/react';
import { duration, ease, layout, mq } from '#src/theme/tokens.ts';

/**
 * Transition of a panel. Below lg it expands in place. From lg on all panels share one cell as high
 * as the tallest, so that switching moves nothing else.
 */
export const panelFrameCss = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${duration[3]} ${ease.standard}, visibility 0s ${duration[3]}`,
  '&[data-shown="true"], [data-mode="static"] &:target': {
    gridTemplateRows: '1fr',
    visibility: 'visible',
    transitionDelay: '0s',
  },
  [mq.lg]: {
    position: 'sticky',
    top: `calc(${layout.nav} + 1.5rem)`,
    gridColumn: 2,
    gridRow: '1 / span var(--rows)',
    gridTemplateRows: '1fr',
    alignSelf: 'start',
    opacity: 0,
    transform: 'translateY(8px)',
    transition: `opacity ${duration[2]} ${ease.out}, transform ${duration[2]} ${ease.out}, visibility 0s ${duration[2]}`,
    '&[data-shown="true"], [data-mode="static"] &:target': { opacity: 1, transform: 'none' },
  },
  // Without scripts nothing can be selected: every panel is visible next to its card.
  '@media (scripting: none)': {
    '&, &[data-shown="true"]': {
      position: 'static',
      gridRow: 'var(--row)',
      gridTemplateRows: '1fr',
      visibility: 'visible',
      opacity: 1,
      transform: 'none',
    },
  },
});
