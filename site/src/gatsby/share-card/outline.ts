import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';

export type TextStyle = {
  font: FontName;
  /** In pixels, like the tracking. */
  size: number;
  tracking: number;
};

/** Returns the width of a text in pixels. */
export function widthOf(text: string, { font, size, tracking }: TextStyle): number {
  const run = loadFont(font).layout(text);
  return (run.advanceWidth / loadFont(font).unitsPerEm) * size + tracking * run.glyphs.length;
}

/**
 * Returns SVG paths of a text whose baseline starts at (x, y). Characters missing from the font are
 * omitted.
 */
export function outline(
  text: string,
  { font, size, tracking }: TextStyle,
  at: { x: number; y: number },
): string {
  const run = loadFont(font).layout(text);
  const scale = size / loadFont(font).unitsPerEm;
  let x = at.x;
  const paths = run.glyphs.map((glyph, index) => {
    const left = x;
    x += (run.positions[index]?.xAdvance ?? 0) * scale + tracking;
    const shape = glyph.id === 0 ? '' : glyph.path.toSVG();
    const place = `translate(${left.toFixed(1)} ${at.y.toFixed(1)}) scale(${scale} ${-scale})`;
    return shape && `<path transform="${place}" d="${shape}"/>`;
  });
  return paths.join('');
}

const siteRequire = createRequire(path.resolve('package.json'));

const FILES = {
  heading: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  label: '@fontsource/geist/files/geist-latin-600-normal.woff',
};

type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

/**
 * Returns a font of the site from its package, independent of the fonts installed on the machine.
 */
function loadFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(siteRequire.resolve(FILES[name]));
  if ('fonts' in font) throw new Error(`${FILES[name]} is a collection`);
  opened.set(name, font);
  return font;
}
