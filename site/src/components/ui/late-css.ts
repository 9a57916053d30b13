import { css } from '@emotion/react';
import { FIRST_VIEW, WHOLE_PAGE } from '#src/lib/whole-page.ts';
import { mq } from '#src/theme/tokens/layout.ts';

/**
 * What lies below the first view is laid out when it comes near the window; the length only has to
 * be likely. Not for what reaches outside its box, which would be cut off.
 */
export const lateCss = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 900px',
  // What begins below the window of every phone: its pictures would be asked for together with the
  // one of the first view, which fills it where there is one. Not `content-visibility: hidden`: when
  // a page is painted before it is whole, Chromium counts that as a shift of the whole window.
  [mq.belowMd]: {
    [[
      `html[${FIRST_VIEW}] section:has(img[fetchpriority]) ~ &`,
      `html[${FIRST_VIEW}] section ~ section ~ &`,
    ].join()]: { display: 'none' },
  },
  [`html[${WHOLE_PAGE}] &`]: { contentVisibility: 'visible' },
});
