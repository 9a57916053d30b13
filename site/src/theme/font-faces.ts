import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import { css } from '@emotion/react';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** The two latin faces, and fallbacks with the same metrics so that the swap moves nothing. */
export function fontFacesCss() {
  return css`
    @font-face {
      font-family: 'Geist Variable';
      src: url(${geist}) format('woff2');
      font-weight: 100 900;
      font-style: normal;
      font-display: swap;
      unicode-range: ${LATIN};
    }
    @font-face {
      font-family: 'Bricolage Grotesque Variable';
      src: url(${bricolage}) format('woff2');
      font-weight: 200 800;
      font-style: normal;
      font-display: swap;
      unicode-range: ${LATIN};
    }
    @font-face {
      font-family: 'Geist Fallback';
      src: local('Arial'), local('ArialMT'), local('Liberation Sans');
      size-adjust: 104.76%;
      ascent-override: 95.94%;
      descent-override: 28.16%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Bricolage Grotesque Fallback';
      src: local('Arial'), local('ArialMT'), local('Liberation Sans');
      size-adjust: 105.43%;
      ascent-override: 88.21%;
      descent-override: 25.61%;
      line-gap-override: 0%;
    }
  `;
}
