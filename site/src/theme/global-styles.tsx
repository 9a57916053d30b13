import { css, Global } from '@emotion/react';
import { baseCss, preferencesCss } from './base-css.ts';
import { fallbackFacesCss, webFontFaces } from './font-faces.ts';
import { printCss } from './print-css.ts';
import { darkScopeVariables, lightScopeVariables } from './tokens/color.ts';
import { layoutVariables } from './tokens/layout.ts';
import { durationVariables, easeVariables } from './tokens/motion.ts';
import { paletteVariables } from './tokens/palette.ts';
import { radiusVariables } from './tokens/radius.ts';
import { shadowVariables } from './tokens/shadow.ts';
import { spaceVariables } from './tokens/space.ts';
import { fontFamilyVariables, fontSizeVariables } from './tokens/typography.ts';

// A built page declares the web fonts after its first view.
const isBuilt = process.env.NODE_ENV === 'production';

/**
 * Rendered once around every page in `wrapPageElement`. The styles are created in the component
 * instead of constants, so that a bundle without it does not contain them.
 */
export function GlobalStyles() {
  const faces = [isBuilt ? null : webFontFaces(), fallbackFacesCss()];
  return <Global styles={[faces, variablesCss(), baseCss(), preferencesCss(), printCss()]} />;
}

function variablesCss() {
  return css({
    ':root': {
      ...paletteVariables(),
      ...fontSizeVariables(),
      ...fontFamilyVariables(),
      ...spaceVariables(),
      ...radiusVariables(),
      ...shadowVariables(),
      ...durationVariables(),
      ...easeVariables(),
      ...layoutVariables(),
    },
    ':root, [data-scope="light"]': lightScopeVariables(),
    '[data-scope="dark"]': darkScopeVariables(),
    // Short desktop windows: the whole hero stays above the fold.
    '@media (min-width: 64rem) and (max-height: 58.75rem)': {
      ':root': { '--fs-display': '3.75rem' },
    },
    '@media (prefers-contrast: more)': {
      ':root, [data-scope="light"]': {
        '--c-border': 'var(--gray-500)',
        '--c-fg-muted': 'var(--gray-700)',
        '--c-fg-hint': 'var(--gray-700)',
      },
      '[data-scope="dark"]': { '--c-border': 'var(--navy-300)', '--c-fg-muted': 'var(--navy-100)' },
    },
  });
}
