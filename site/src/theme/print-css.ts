import { css } from '@emotion/react';
import { mq } from './tokens/layout.ts';

/** For what is of no use on paper. */
export const screenOnlyCss = css({ [mq.print]: { display: 'none' } });

/** For what a form is in: paper has no use for an empty form, but for the thanks of a sent one. */
export const paperWithoutFormCss = css({ [mq.print]: { '&:has(form)': { display: 'none' } } });

/** Returns the styles of printed pages: dark text on white, nothing cut by the edge of a sheet. */
export function printCss() {
  return css({
    '@page': { margin: '14mm' },
    [mq.print]: {
      ':root': { fontSize: '9pt' },
      // A layout for paper that is reached by a transition is printed before it has begun.
      '*, *::before, *::after': { boxShadow: 'none !important', transition: 'none !important' },
      "[data-scope='dark']": {
        '--c-bg': '#fff',
        '--c-bg-subtle': '#fff',
        '--c-fg': '#000',
        '--c-fg-body': '#000',
        '--c-fg-muted': '#333',
        '--c-accent': '#000',
        '--c-highlight': '#000',
      },
      // Browsers print the grounds of dark parts only on request; their text is dark on paper.
      "[data-scope='dark'], [data-scope='dark'] *, [data-scope='dark'] *::after": {
        background: 'none !important',
        color: '#000 !important',
      },
      // Not the panels of the dashboard, whose main element has a class.
      'main:not([class]) > section': {
        minHeight: '0 !important',
        paddingBlock: '0 1.25rem !important',
      },
      'h1, h2, h3, h4': { breakAfter: 'avoid' },
      'li, figure, article, details, dl > div, tr, footer': {
        breakInside: 'avoid',
      },
      'main details::details-content': { contentVisibility: 'visible' },
      'p, li': { orphans: 3, widows: 3 },
    },
  });
}
