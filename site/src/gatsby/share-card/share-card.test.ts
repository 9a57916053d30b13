/** @jest-environment node */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { highlightParts } from '../../lib/text';
import { RECIPES } from './add-share-cards';
import { drawingOf } from './drawing';
import { layoutTitle } from './layout-title';
import { shareCard } from './share-card';
import { shareImage } from './share-image';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tarjetas-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = { kicker: 'Productos', title: highlightParts('Vende más *sin perder* el orden') };

test('is a JPEG in the size for social networks, with a content-based name', async () => {
  const address = await shareCard(text, null, folder);
  expect(address).toMatch(/^\/static\/compartir\/[0-9a-f]{20}\.jpg$/);
  const { width, height, format } = await sharp(path.join(folder, address)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(await shareCard({ ...text, title: highlightParts('Otro') }, null, folder)).not.toBe(
    address,
  );
});

test('an unchanged card is not drawn again', async () => {
  const address = await shareCard(text, null, folder);
  const first = await stat(path.join(folder, address));
  await Promise.all([shareCard(text, null, folder), shareCard(text, null, folder)]);
  expect((await stat(path.join(folder, address))).mtimeMs).toBe(first.mtimeMs);
  expect(await readdir(path.join(folder, 'static/compartir'))).toHaveLength(1);
});

test('includes the picture of the entry and changes with it', async () => {
  const file = path.join(folder, 'foto.png');
  const red = { width: 40, height: 30, channels: 3 as const, background: '#f00' };
  await sharp({ create: red }).png().toFile(file);
  const address = await shareCard(text, { file, digest: 'a' }, folder);
  expect(await shareCard(text, { file, digest: 'b' }, folder)).not.toBe(address);
  const corner = { left: 1100, top: 300, width: 1, height: 1 };
  const card = sharp(path.join(folder, address));
  const [r, g] = await card.extract(corner).raw().toBuffer();
  expect(r).toBeGreaterThan(240);
  expect(g).toBeLessThan(20);
});

/** Writes a picture with a red left half and a blue right half. */
async function halves(width: number, height: number): Promise<string> {
  const file = path.join(folder, 'halves.png');
  const half = { width: width / 2, height, channels: 3 as const, background: '#f00' };
  const red = await sharp({ create: half }).png().toBuffer();
  await sharp({ create: { ...half, width, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .toFile(file);
  return file;
}

async function pixelOf(address: string, left: number, top: number): Promise<number[]> {
  const image = sharp(path.join(folder, address)).extract({ left, top, width: 1, height: 1 });
  return [...(await image.raw().toBuffer())];
}

test('share cards and share images are cropped around the focal point', async () => {
  const file = await halves(1600, 200);
  const left = { file, digest: 'a', focalPoint: { x: 0, y: 50 } };
  const right = { file, digest: 'a', focalPoint: { x: 100, y: 50 } };
  const cards = await Promise.all([left, right].map((each) => shareCard(text, each, folder)));
  const images = await Promise.all([left, right].map((each) => shareImage(each, false, folder)));
  for (const [first = '', second = ''] of [cards, images]) {
    expect((await pixelOf(first, 1100, 300))[0]).toBeGreaterThan(240);
    expect((await pixelOf(second, 1100, 300))[2]).toBeGreaterThan(240);
  }
  const { width, height } = await sharp(path.join(folder, images[0] ?? '')).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(images[0]).toMatch(
    new RegExp(`^/static/compartir/[0-9a-f]{20}/${path.parse(file).name}.jpg$`),
  );
});

test('a share image of a transparent picture has a light background', async () => {
  const file = path.join(folder, 'transparent.png');
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 40, height: 30, channels: 4, background } }).toFile(file);
  for (const isWhole of [true, false]) {
    const address = await shareImage({ file, digest: 'a' }, isWhole, folder);
    expect(Math.min(...(await pixelOf(address, 600, 315)))).toBeGreaterThan(230);
  }
});

test('text is drawn as outlines, independent of installed fonts', () => {
  const svg = drawingOf(text, false);
  expect(svg).not.toMatch(/<text|font-family|undefined|NaN/);
  expect(svg.match(/<path transform="translate/g)?.length).toBeGreaterThan(25);
});

test('long titles get smaller, and are truncated with an ellipsis if necessary', () => {
  expect(layoutTitle(highlightParts('Corto'), 980).style.size).toBe(84);
  const long = layoutTitle(
    highlightParts('Una terminal de punto de venta con impresora y lector de códigos'),
    624,
  );
  expect(long.style.size).toBeLessThan(84);
  expect(long.lines.length).toBeLessThanOrEqual(4);
  const endless = layoutTitle(highlightParts('palabra '.repeat(60)), 624);
  expect(endless.lines).toHaveLength(4);
  expect(endless.lines.at(-1)?.at(-1)?.text).toBe('palabra…');
});

test('asterisks mark words in the title of a page, and belong to the name of a product', () => {
  const hero = { title: 'Lo *más* nuevo' };
  const page = RECIPES.STRAPI_PRODUCTS_PAGE?.({}, (field) => (field === 'hero' ? hero : null));
  const product = RECIPES.STRAPI_PRODUCT?.({ name: 'Rollo de 80*70*12 mm' }, () => null);
  const wordsOf = (recipe: typeof page) =>
    layoutTitle(recipe?.title ?? [], 980)
      .lines.flat()
      .map((word) => word.text);
  expect(wordsOf(page)).toEqual(['Lo', 'más', 'nuevo']);
  expect(wordsOf(product)).toEqual(['Rollo', 'de', '80*70*12', 'mm']);
});

test('lines are balanced, and highlighted words are marked', () => {
  const { lines } = layoutTitle(highlightParts('Terminal punto de venta Istmo 15'), 624);
  expect(lines.at(-1)?.length).toBeGreaterThan(1);
  const words = layoutTitle(text.title, 980).lines.flat();
  expect(words.filter(({ isHighlighted }) => isHighlighted).map((word) => word.text)).toEqual([
    'sin',
    'perder',
  ]);
});
