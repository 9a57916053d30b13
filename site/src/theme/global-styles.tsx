import { Global } from '@emotion/react';
import { baseCss, preferencesCss } from './base-css.ts';
import { fallbackFacesCss, webFontFaces } from './font-faces.ts';
import { variablesCss } from './variables-css.ts';

// A built page declares the web fonts after its first view.
const isBuilt = process.env.NODE_ENV === 'production';

/**
 * Rendered once around every page in `wrapPageElement`. The styles are created in the component
 * instead of constants, so that a bundle without it does not contain them.
 */
export function GlobalStyles() {
  const faces = [isBuilt ? null : webFontFaces(), fallbackFacesCss()];
  return <Global styles={[faces, variablesCss(), baseCss(), preferencesCss()]} />;
}
