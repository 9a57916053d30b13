import { css } from '@emotion/react';
import { mq } from './tokens/layout.ts';

/** For what is of no use on paper. */
export const screenOnlyCss = css({ [mq.print]: { display: 'none' } });

/** Returns the styles of printed pages: dark text on white, nothing cut by the edge of a sheet. */
export function printCss() {
  return css({
    '@page': { margin: '14mm' },
    [mq.print]: {
      ':root': { fontSize: '10pt' },
      '*, *::before, *::after': { boxShadow: 'none !important' },
      "[data-scope='dark']": {
        '--c-bg': '#fff',
        '--c-bg-subtle': '#fff',
        '--c-fg': '#000',
        '--c-fg-body': '#000',
        '--c-fg-muted': '#333',
        '--c-accent': '#000',
        '--c-highlight': '#000',
      },
      'main > section, main > div > section': { minHeight: 0, paddingBlock: '0 1.5rem' },
      'h1, h2, h3, h4': { breakAfter: 'avoid' },
      'li, figure, article, details, dl > div, tr, main section section, footer': {
        breakInside: 'avoid',
      },
      'main details::details-content': { contentVisibility: 'visible' },
      'p, li': { orphans: 3, widows: 3 },
    },
  });
}
