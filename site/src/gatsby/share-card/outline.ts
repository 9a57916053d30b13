import { fontOf, type FontName } from './fonts';

export type TextStyle = {
  font: FontName;
  /** In pixels, as the tracking. */
  size: number;
  tracking: number;
};

/** Width of a text in pixels. */
export function widthOf(text: string, { font, size, tracking }: TextStyle): number {
  const run = fontOf(font).layout(text);
  return (run.advanceWidth / fontOf(font).unitsPerEm) * size + tracking * run.glyphs.length;
}

/** SVG paths of a text whose baseline starts at a point. A letter that the font lacks is left out. */
export function outline(
  text: string,
  { font, size, tracking }: TextStyle,
  at: { x: number; y: number },
): string {
  const run = fontOf(font).layout(text);
  const scale = size / fontOf(font).unitsPerEm;
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
