import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';

const siteRequire = createRequire(path.resolve('package.json'));

const FILES = {
  heading: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  label: '@fontsource/geist/files/geist-latin-600-normal.woff',
};

export type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

/**
 * Returns a font of the site from its package, independent of the fonts installed on the machine.
 */
export function loadFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(siteRequire.resolve(FILES[name]));
  if ('fonts' in font) throw new Error(`${FILES[name]} is a collection`);
  opened.set(name, font);
  return font;
}
