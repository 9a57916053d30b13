import { Global } from '@emotion/react';
import { baseCss, preferencesCss } from './base-css.ts';
import { fontFacesCss } from './font-faces.ts';
import { variablesCss } from './variables-css.ts';

/**
 * Rendered once, around every page, in `wrapPageElement`. The styles are made here and not in
 * constants, so that a bundle that leaves this component out leaves them out too.
 */
export function GlobalStyles() {
  return <Global styles={[fontFacesCss(), variablesCss(), baseCss(), preferencesCss()]} />;
}
