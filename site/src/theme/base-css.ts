import { css } from '@emotion/react';
import { color } from './tokens/color.ts';
import { layout } from './tokens/layout.ts';
import { fontFamily, fontSize, typeset } from './tokens/typography.ts';

/** Returns the CSS reset and the element defaults. */
export function baseCss() {
  return css({
    '*, *::before, *::after': { boxSizing: 'border-box' },
    '*': { margin: 0 },
    html: {
      scrollPaddingTop: `calc(${layout.nav} + 1.5rem)`,
      textSizeAdjust: '100%',
      WebkitTextSizeAdjust: '100%',
      WebkitTapHighlightColor: 'transparent',
    },
    body: {
      minHeight: '100dvh',
      background: color.bg,
      color: color.fgBody,
      fontFamily: fontFamily.body,
      fontSize: fontSize.body,
      lineHeight: 1.6,
      hyphens: 'manual',
      // Not `break-word`, with which columns grow with the longest word in them.
      overflowWrap: 'anywhere',
      WebkitFontSmoothing: 'antialiased',
    },
    '[data-scope]': { color: color.fgBody },
    'h1, h2, h3, h4': { color: color.fg, textWrap: 'balance' },
    h1: typeset.h1,
    h2: typeset.h2,
    h3: typeset.h3,
    h4: typeset.h4,
    'p, li, dd, figcaption': { textWrap: 'pretty' },
    'ul, ol': { padding: 0, listStyle: 'none' },
    'img, picture, svg, video': { display: 'block', maxWidth: '100%' },
    img: { height: 'auto' },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
    button: { cursor: 'pointer' },
    fieldset: { minWidth: 0, padding: 0, border: 0 },
    legend: { padding: 0 },
    table: { borderCollapse: 'collapse' },
    address: { fontStyle: 'normal' },
    a: {
      color: color.accent,
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
    },
    '[hidden]': { display: 'none !important' },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
    // A focus ring would frame the whole page.
    //
    // UPSTREAM: gatsby 5.16 · the element `gatsby-focus-wrapper`
    // why: Gatsby focuses it after a navigation
    // test: scripts/internals.test.ts
    // until: the focused element is an option
    '#gatsby-focus-wrapper:focus, main:focus': { outline: 'none' },
    '::selection': { background: 'var(--blue-600)', color: 'var(--gray-0)' },
  });
}

export function preferencesCss() {
  return css`
    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        animation-duration: 0.01ms !important;
        animation-delay: 0s !important;
        animation-iteration-count: 1 !important;
        transition-duration: 0.01ms !important;
        transition-delay: 0s !important;
        scroll-behavior: auto !important;
      }
    }
  `;
}
