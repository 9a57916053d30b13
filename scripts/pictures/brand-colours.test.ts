import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ramps } from '@tequiora/cms/contracts/ramps';
import { ROOT_DIR } from '../lib/dirs.ts';
import { drawAppIcons } from './draw-app-icons.ts';

const read = (file: string) => readFileSync(path.join(ROOT_DIR, file));

/** Returns the pixels of the pictures in a PNG or an icon file. */
async function pixelsOf(file: Buffer): Promise<Buffer[]> {
  const isIco = file.readUInt16LE(2) === 1;
  const count = isIco ? file.readUInt16LE(4) : 1;
  const pictures = Array.from({ length: count }, (_, index) => {
    if (!isIco) return file;
    const [length, offset] = [8, 12].map((at) => file.readUInt32LE(6 + 16 * index + at));
    return file.subarray(offset, Number(offset) + Number(length));
  });
  return Promise.all(pictures.map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()));
}

test('the icons for browsers and phones have the colours of the brand', async () => {
  const expected = await drawAppIcons();
  const stale = [];
  for (const [file, icon] of Object.entries(expected)) {
    const [stored, drawn] = [await pixelsOf(read(file)), await pixelsOf(icon)];
    const isEqual = drawn.every((pixels, index) => stored[index]?.equals(pixels));
    if (!isEqual || stored.length !== drawn.length) stale.push(file);
  }
  // Otherwise run: npx tsx scripts/pictures/app-icons.ts
  expect(stale).toEqual([]);
});

test('the sources of the demo pictures have the colours of the brand', () => {
  const css = read('scripts/pictures/assets/tokens.css').toString();
  const declared = [...css.matchAll(/--(\w+)-(\d+): ?(#[0-9A-Fa-f]{6})/g)];
  expect(declared.length).toBeGreaterThan(0);
  for (const [, name = '', step, hex] of declared) {
    const ramp: Record<string, string> | undefined = Object.entries(ramps).find(
      ([each]) => each === name,
    )?.[1];
    expect({ name, step, hex }).toEqual({ name, step, hex: ramp?.[step ?? ''] });
  }
});
