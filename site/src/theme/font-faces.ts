import { css } from '@emotion/react';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

// A bold face is wider than a regular one, so its fallback must be bold as well.
const REGULAR = "local('Arial'), local('ArialMT'), local('Liberation Sans')";
const BOLD = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')";

type WebFontFace = { family: string; file: string; weights: string; range: string };

/** The two web fonts, latin subset. */
export const WEB_FONT_FACES: readonly WebFontFace[] = [
  { family: 'Geist Variable', file: geist, weights: '100 900', range: LATIN },
  { family: 'Bricolage Grotesque Variable', file: bricolage, weights: '200 800', range: LATIN },
];

/** Returns the font faces as plain CSS: for pages without scripts and for `gatsby develop`. */
export function webFontFaces(): string {
  return WEB_FONT_FACES.map(
    ({ family, file, weights, range }) =>
      `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${weights};font-style:normal;font-display:swap;unicode-range:${range};}`,
  ).join('');
}

/**
 * Returns fallback faces of system fonts with the metrics of the web fonts, so that the swap causes
 * no layout shift.
 */
export function fallbackFacesCss() {
  return css`
    @font-face {
      font-family: 'Geist Fallback';
      src: ${REGULAR};
      font-weight: 100 599;
      size-adjust: 104.76%;
      ascent-override: 95.94%;
      descent-override: 28.16%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Geist Fallback';
      src: ${BOLD};
      font-weight: 600 900;
      size-adjust: 99.67%;
      ascent-override: 100.83%;
      descent-override: 29.6%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Bricolage Grotesque Fallback';
      src: ${BOLD};
      font-weight: 200 800;
      size-adjust: 101.78%;
      ascent-override: 91.37%;
      descent-override: 26.53%;
      line-gap-override: 0%;
    }
  `;
}
