import { css } from '@emotion/react';
import { FIRST_VIEW, WHOLE_PAGE } from '#src/lib/whole-page.ts';
import { mq } from '#src/theme/tokens.ts';

/** Sections that wait for the first touch of a phone. */
const NOT_YET = [
  `html[${FIRST_VIEW}] section:has(img[fetchpriority]) ~ &`,
  `html[${FIRST_VIEW}] section ~ section ~ &`,
].join();

/**
 * Skips layout of content far below the viewport; the length is an estimate. Not for content that
 * overflows its box, which would be clipped.
 */
export const lateCss = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 900px',
  // Content below the viewport of every phone: its pictures would be requested together with those
  // above the fold. Not `content-visibility: hidden`: Chromium counts a layout shift of the whole
  // viewport when a page is painted before it is complete.
  [mq.screenBelowMd]: { [NOT_YET]: { display: 'none' } },
  [`html[${WHOLE_PAGE}] &`]: { contentVisibility: 'visible' },
  [mq.print]: { contentVisibility: 'visible' },
});
