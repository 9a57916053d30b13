/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { isOpaqueFile, omitColorBehindTransparency } from './omit-color-behind-transparency.ts';
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
  omitColorBehindTransparency({
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
  expect(await isOpaqueFile(photo)).toBe(true);
});
