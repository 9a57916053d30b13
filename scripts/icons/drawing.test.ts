import { readFile } from 'node:fs/promises';
import { drawIcons } from './drawing.ts';

/** Webpack writes smaller pictures into the bundle, from where `<use>` may not take a symbol. */
const LARGEST_INLINED = 10_000;

test('the icons of the site are as the command draws them', async () => {
  const { shapes, sprite } = await drawIcons();
  expect(await readFile(shapes.file, 'utf8')).toBe(shapes.text);
  expect(await readFile(sprite.file, 'utf8')).toBe(sprite.text);
});

test('every icon has a shape, and the sprite stays a file of its own', async () => {
  const { shapes, sprite } = await drawIcons();
  expect(shapes.text).not.toMatch(/: '',/);
  expect(sprite.text.length).toBeGreaterThan(LARGEST_INLINED);
});
