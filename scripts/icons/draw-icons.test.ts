import { readFile } from 'node:fs/promises';
import { drawIcons } from './draw-icons.ts';

/** Webpack inlines smaller pictures, and `<use>` cannot reference symbols of an inlined sprite. */
const LARGEST_INLINED = 10_000;

test('matches the generated icon files of the site', async () => {
  const { shapes, sprite } = await drawIcons();
  expect(await readFile(shapes.file, 'utf8')).toBe(shapes.text);
  expect(await readFile(sprite.file, 'utf8')).toBe(sprite.text);
});

test('has a shape for every icon and a sprite too large to be inlined', async () => {
  const { shapes, sprite } = await drawIcons();
  expect(shapes.text).not.toMatch(/: '',/);
  expect(sprite.text.length).toBeGreaterThan(LARGEST_INLINED);
});
