import { Global } from '@emotion/react';
import { baseCss, preferencesCss } from './base-css.ts';
import { fallbackFacesCss, webFaces } from './font-faces.ts';
import { variablesCss } from './variables-css.ts';

// A built page declares the web fonts after its first view.
const isBuilt = process.env.NODE_ENV === 'production';

/**
 * Rendered once, around every page, in `wrapPageElement`. The styles are made here and not in
 * constants, so that a bundle that leaves this component out leaves them out too.
 */
export function GlobalStyles() {
  const faces = [isBuilt ? null : webFaces(), fallbackFacesCss()];
  return <Global styles={[faces, variablesCss(), baseCss(), preferencesCss()]} />;
}
