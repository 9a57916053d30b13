import { css } from '@emotion/react';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

export type WebFontFace = { family: string; file: string; weights: string; range: string };

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

type SystemFont = { suffix: string; regular: string; bold: string };

/** The system fonts of Windows and Apple, and what Linux has in their place: all have the same widths. */
const ARIAL: SystemFont = {
  suffix: 'Fallback',
  regular: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
};

/** The system font of Android, which has no Arial. */
const ROBOTO: SystemFont = {
  suffix: 'Fallback Android',
  regular: "local('Roboto'), local('Roboto-Regular')",
  bold: "local('Roboto Bold'), local('Roboto-Bold')",
};

/** The font of a Linux without Liberation Sans, a seventh wider than the others. */
const DEJAVU: SystemFont = {
  suffix: 'Fallback Linux',
  regular: "local('DejaVu Sans'), local('DejaVuSans')",
  bold: "local('DejaVu Sans Bold'), local('DejaVuSans-Bold')",
};

/** Ascent and descent as shares of the font size, from the font files. */
const GEIST = { name: 'Geist', ascent: 1.005, descent: 0.295 };
const BRICOLAGE = { name: 'Bricolage Grotesque', ascent: 0.93, descent: 0.27 };

type FallbackFace = {
  webFont: typeof GEIST;
  systemFont: SystemFont;
  /** A bold face is wider than a regular one, so its fallback must be bold as well. */
  isBold: boolean;
  weights: string;
  /** Width of the pages' texts in the web font, divided by their width in the system font. */
  scale: number;
};

const FALLBACK_FACES: readonly FallbackFace[] = [
  { webFont: GEIST, systemFont: ARIAL, isBold: false, weights: '100 449', scale: 1.019 },
  { webFont: GEIST, systemFont: ARIAL, isBold: false, weights: '450 599', scale: 1.0476 },
  { webFont: GEIST, systemFont: ARIAL, isBold: true, weights: '600 900', scale: 0.9967 },
  { webFont: BRICOLAGE, systemFont: ARIAL, isBold: true, weights: '200 800', scale: 1.008 },
  { webFont: GEIST, systemFont: ROBOTO, isBold: false, weights: '100 449', scale: 1.0245 },
  { webFont: GEIST, systemFont: ROBOTO, isBold: false, weights: '450 599', scale: 1.049 },
  { webFont: GEIST, systemFont: ROBOTO, isBold: true, weights: '600 900', scale: 1.05 },
  { webFont: BRICOLAGE, systemFont: ROBOTO, isBold: true, weights: '200 800', scale: 1.078 },
  { webFont: GEIST, systemFont: DEJAVU, isBold: false, weights: '100 449', scale: 0.902 },
  { webFont: GEIST, systemFont: DEJAVU, isBold: false, weights: '450 599', scale: 0.951 },
  { webFont: GEIST, systemFont: DEJAVU, isBold: true, weights: '600 900', scale: 0.845 },
  { webFont: BRICOLAGE, systemFont: DEJAVU, isBold: true, weights: '200 800', scale: 0.846 },
];

/**
 * Returns fallback faces of system fonts with the metrics of the web fonts, so that the swap causes
 * no layout shift.
 */
export function fallbackFacesCss() {
  return css(
    FALLBACK_FACES.map(({ webFont, systemFont, isBold, weights, scale }) => ({
      '@font-face': {
        fontFamily: `'${webFont.name} ${systemFont.suffix}'`,
        src: isBold ? systemFont.bold : systemFont.regular,
        fontWeight: weights,
        sizeAdjust: percent(scale),
        ascentOverride: percent(webFont.ascent / scale),
        descentOverride: percent(webFont.descent / scale),
        lineGapOverride: '0%',
      },
    })),
  );
}

/** 1.019 → '101.90%' */
function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
