/** @jest-environment node */
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { highlightParts } from '../../lib/text';
import type { ResolverContext } from '../schema/resolver-args';
import { RECIPES } from './add-share-cards';
import { drawingOf } from './drawing';
import { fitText } from './fit-text';
import { layoutTitle } from './layout-title';
import { widthOf } from './outline';
import { shareCard } from './share-card';
import { shareImage } from './share-image';
import { STAND_INS } from './stand-in-pictures';

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

test('a card shows a wide picture without a focal point whole, and crops one of its own shape', async () => {
  const wide = { file: await halves(1600, 1000), digest: 'a' };
  const card = await shareCard(text, wide, folder);
  expect((await pixelOf(card, 740, 303))[0]).toBeGreaterThan(240);
  expect((await pixelOf(card, 1150, 303))[2]).toBeGreaterThan(240);
  expect(Math.min(...(await pixelOf(card, 1150, 40)))).toBeGreaterThan(230);
  const tall = { file: await halves(800, 1000), digest: 'b' };
  const cropped = await shareCard(text, tall, folder);
  expect((await pixelOf(cropped, 1199, 0))[2]).toBeGreaterThan(240);
});

test('share pictures stay within the 300 kB that messengers load, also with noise', async () => {
  const file = path.join(folder, 'noise.png');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 1400, height: 1000, channels: 3 as const, background: '#000', noise };
  await sharp({ create }).png().toFile(file);
  const picture = { file, digest: 'a' };
  const addresses = [
    await shareImage(picture, false, folder),
    await shareCard(text, { ...picture, focalPoint: { x: 50, y: 50 } }, folder),
  ];
  for (const address of addresses) {
    expect((await stat(path.join(folder, address))).size).toBeLessThanOrEqual(300_000);
  }
});

test('a share image takes the name of a picture that is as long as the file system allows', async () => {
  const name = `${'n'.repeat(251)}.png`;
  const file = path.join(folder, name);
  const background = '#f00';
  await sharp({ create: { width: 40, height: 30, channels: 3, background } }).toFile(file);
  const address = await shareImage({ file, digest: 'a' }, false, folder);
  expect(address).toContain(path.parse(name).name);
  expect((await stat(path.join(folder, address))).size).toBeGreaterThan(0);
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
  const svg = drawingOf(text, 'none');
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

test('the card of the blog has the title above its articles, not that of the notice without any', () => {
  const blog = RECIPES.STRAPI_BLOG_PAGE?.({ title: 'En construcción' }, (field) =>
    field === 'head' ? { title: 'Guías cortas' } : null,
  );
  expect(blog?.title.map(({ text: part }) => part)).toEqual(['Guías cortas']);
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

/** Includes names without spaces and long words between short ones. */
const titles = fc
  .array(fc.string({ unit: fc.constantFrom(...'aéíñMW.,'), minLength: 1, maxLength: 90 }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((words) => words.join(' '));

test('no line of a title is wider than its space, and only an ellipsis ends a word early', () => {
  fc.assert(
    fc.property(titles, fc.constantFrom(524, 624), (title, width) => {
      const { lines, style } = layoutTitle([{ text: title, isHighlighted: false }], width);
      const words = lines.flat().map((word) => word.text);
      for (const line of lines) {
        expect(widthOf(line.map((word) => word.text).join(' '), style)).toBeLessThanOrEqual(width);
      }
      const whole = new Set(title.split(' '));
      expect(words.filter((word) => !whole.has(word) && !word.endsWith('…'))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('the line above the title ends in its space, after a whole word if there is one', () => {
  const style = { font: 'label' as const, size: 30, tracking: 0.3 };
  const kicker = 'Caso de éxito · Cooperativa Regional de Productores';
  expect(fitText(kicker, style, 430)).toBe('Caso de éxito · Cooperativa…');
  expect(widthOf(fitText('w'.repeat(80), style, 430), style)).toBeLessThanOrEqual(430);
});

test('hours and words joined by a space that does not break stay on one line', () => {
  for (const title of [
    'diagnóstico al soporte de las 3 a. m.',
    'tienda en San\u00a0Juan\u00a0Bautista',
  ]) {
    const { lines } = layoutTitle([{ text: title, isHighlighted: false }], 524);
    const texts = lines.map((line) => line.map((word) => word.text).join(' '));
    expect(texts.some((line) => /3 a\. m\.|San Juan Bautista/.test(line))).toBe(true);
  }
});

test('a picture that cannot be read costs the card its picture, not the build', async () => {
  const file = await halves(800, 1000);
  await truncate(file, 300);
  const address = await shareCard(text, { file, digest: 'a' }, folder);
  expect(address).toBe(await shareCard(text, null, folder));
  await expect(shareCard(text, { file: `${file}.gone`, digest: 'a' }, folder)).resolves.toBe(
    address,
  );
});

/** Returns a context over nodes by id; entries link to them as gatsby-source-strapi does. */
function contextOf(nodes: Record<string, object>, listed: object[] = []): ResolverContext {
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => nodes[id] ?? null,
    getNodesByIds: ({ ids }: { ids: readonly string[] }) => ids.flatMap((id) => nodes[id] ?? []),
    findAll: () => Promise.resolve({ entries: listed }),
  };
  return { nodeModel } as unknown as ResolverContext;
}

test('the card of a composed page shows the first picture of a visible section, or of its products', async () => {
  const products = { type: 'STRAPI__COMPONENT_PAGE_PRODUCTS' };
  const nodes = {
    hero: { internal: {}, image___NODE: 'photo' },
    hidden: { internal: {}, hidden: true, image___NODE: 'photo' },
    gallery: { internal: {}, pictures___NODE: ['second', 'photo'] },
    products: { internal: products, selection: 'elegidos', products___NODE: ['bare', 'printer'] },
    bare: {},
    printer: { image___NODE: 'print' },
    photo: { id: 'photo' },
    second: { id: 'second' },
    print: { id: 'print' },
  };
  const pictureOf = (...ids: string[]) =>
    STAND_INS.STRAPI_PAGE?.({ sections___NODE: ids }, contextOf(nodes));
  expect(await pictureOf('hero', 'gallery')).toEqual({ id: 'photo' });
  expect(await pictureOf('hidden', 'gallery')).toEqual({ id: 'second' });
  expect(await pictureOf('hidden', 'gone', 'products')).toEqual({ id: 'print' });
  expect(await pictureOf('hidden')).toBeNull();
  expect(await pictureOf()).toBeNull();
});

test('cards of list pages without a picture show the first one of what they list', async () => {
  const context = contextOf({ photo: { id: 'photo' } }, [{}, { image___NODE: 'photo' }]);
  expect(await STAND_INS.STRAPI_PORTFOLIO_PAGE?.({}, context)).toEqual({ id: 'photo' });
  expect(await STAND_INS.STRAPI_SERVICES_PAGE?.({}, contextOf({}))).toBeNull();
  expect(await STAND_INS.STRAPI_CONTACT_PAGE?.({ mapImage___NODE: 'photo' }, context)).toEqual({
    id: 'photo',
  });
});
