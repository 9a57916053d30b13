import { Global } from '@emotion/react';
import { baseCss, preferencesCss } from './base-css.ts';
import { fontFacesCss } from './font-faces.ts';
import { variablesCss } from './variables-css.ts';

const globalCss = [fontFacesCss, variablesCss, baseCss, preferencesCss];

/** Rendered once, around every page, in `wrapPageElement`. */
export function GlobalStyles() {
  return <Global styles={globalCss} />;
}
