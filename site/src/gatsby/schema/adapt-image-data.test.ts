/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { adaptArgs, adaptImageData } from './adapt-image-data.ts';
import { readPictureFacts } from './picture-facts.ts';
import type { ResolverArgs } from './resolver-args.ts';

type Resolve = (...parameters: unknown[]) => Promise<Record<string, unknown>>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transparent-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a black PNG with this alpha value. */
async function draw(name: string, alpha: number): Promise<string> {
  const file = path.join(folder, name);
  const background = { r: 0, g: 0, b: 0, alpha };
  await sharp({ create: { width: 8, height: 8, channels: 4, background } }).toFile(file);
  return file;
}

async function imageDataOf(absolutePath: string) {
  let resolve: Resolve | undefined;
  adaptImageData({
    cache: new Map(),
    createResolvers: ({
      ImageSharp,
    }: {
      ImageSharp: { gatsbyImageData: { resolve: Resolve } };
    }) => {
      resolve = ImageSharp.gatsbyImageData.resolve;
    },
  } as unknown as ResolverArgs);
  const file = { absolutePath, internal: { contentDigest: absolutePath } };
  return resolve?.(
    { parent: 'file' },
    {},
    { nodeModel: { getNodeById: () => file } },
    { originalResolver: () => Promise.resolve({ width: 8, backgroundColor: '#080808' }) },
  );
}

it('omits the placeholder color of a picture with transparent pixels', async () => {
  expect(await imageDataOf(await draw('logo.png', 0))).toEqual({ width: 8 });
  expect(await imageDataOf(await draw('glass.png', 0.5))).toEqual({ width: 8 });
});

it('keeps the placeholder color of an opaque picture, with or without an alpha channel', async () => {
  const opaque = { width: 8, backgroundColor: '#080808' };
  expect(await imageDataOf(await draw('screen.png', 1))).toEqual(opaque);
  const photo = path.join(folder, 'photo.jpg');
  await sharp(await draw('source.png', 1)).toFile(photo);
  expect(await imageDataOf(photo)).toEqual(opaque);
  expect(await readPictureFacts(photo)).toMatchObject({ isOpaque: true });
});

describe('a file whose orientation tag swaps its sides', () => {
  /** Writes a JPEG whose pixels are 40 × 30 and that is shown 30 × 40. */
  async function drawTurned() {
    const file = path.join(folder, 'turned.jpg');
    const background = '#336699';
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(file);
    return readPictureFacts(file);
  }

  it('is built in its upright size', async () => {
    const facts = await drawTurned();
    expect(facts).toEqual({ width: 30, height: 40, isTurned: true, isOpaque: true });
    const built = (args: object) => adaptArgs({ layout: 'constrained', ...args }, facts);
    expect(built({ width: 15 })).toMatchObject({ width: 15, height: 20 });
    expect(built({ width: 500 })).toMatchObject({ width: 30, height: 40, breakpoints: [30] });
    expect(built({ height: 20 })).toMatchObject({ width: 15, height: 20 });
    expect(adaptArgs({ layout: 'fixed', height: 28 }, facts)).toEqual({
      layout: 'fixed',
      width: 21,
      height: 28,
    });
  });
});

describe('an upright file', () => {
  it('keeps the size of its query', () => {
    const facts = { width: 1600, height: 1200, isTurned: false, isOpaque: true };
    expect(adaptArgs({ layout: 'constrained', width: 720 }, facts)).toEqual({
      layout: 'constrained',
      width: 720,
      breakpoints: [480, 750, 1080, 1440],
    });
    expect(adaptArgs({ layout: 'fixed', height: 28 }, facts)).toEqual({
      layout: 'fixed',
      height: 28,
    });
  });
});
