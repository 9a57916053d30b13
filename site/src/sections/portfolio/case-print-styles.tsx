import { css, Global } from '@emotion/react';
import { mq } from '#src/theme/tokens.ts';

/** Prints a case without navigation, footer and other calls to action. */
export function CasePrintStyles() {
  return <Global styles={printCss} />;
}

const printCss = css({
  '@page': { margin: '16mm' },
  [mq.print]: {
    ':root': { fontSize: '11pt' },
    'header nav, header button, body footer, [aria-label="Ruta de navegación"]': {
      display: 'none !important',
    },
    'main > section': { paddingBlock: '0 1.5rem' },
    'main section section, main figure': { breakInside: 'avoid' },
    '[data-print="no"]': { display: 'none' },
  },
});
