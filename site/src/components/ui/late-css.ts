import { css } from '@emotion/react';
import { WHOLE_PAGE } from '#src/lib/whole-page.ts';

/**
 * What lies below the first view is laid out when it comes near the window; the length only has to
 * be likely. Not for what reaches outside its box, which would be cut off.
 */
export const lateCss = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 900px',
  [`html[${WHOLE_PAGE}] &`]: { contentVisibility: 'visible' },
});
