import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import { CAMERA_DATA, takePhoto } from '../../../../tests/support/camera-photo';
import { readFileType } from '../file-type';
import { preparePicture } from '../prepare-picture';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

function insert(jpeg: Buffer, at: number): Buffer {
  return Buffer.concat([jpeg.subarray(0, at), Buffer.alloc(3), jpeg.subarray(at)]);
}

function withScanOfZeros(jpeg: Buffer): Buffer {
  const spoilt = Buffer.from(jpeg);
  const start = spoilt.lastIndexOf('\xff\xda', undefined, 'latin1');
  return spoilt.fill(
    0,
    start + 5 + 2 * spoilt.readUInt8(start + 4),
    start + 2 + spoilt.readUInt16BE(start + 2),
  );
}

describe('preparePicture', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prepare-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function prepare(photo: Buffer): Promise<{ file: Buffer; mime: string }> {
    const source = path.join(folder, 'source');
    writeFileSync(source, photo);
    const type = await readFileType(source);
    if (!type) throw new Error('unknown type');
    const metadata = await sharp(photo).metadata();
    const prepared = await preparePicture(source, type, metadata, folder);
    expect(readFileSync(source).equals(photo)).toBe(true);
    return { file: readFileSync(prepared.filepath), mime: prepared.type.mime };
  }

  const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer({ resolveWithObject: true });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'turns a photo upright: orientation %i',
    async (orientation) => {
      const { file } = await prepare(await takePhoto('jpeg', { orientation }));
      expect((await sharp(file).metadata()).orientation ?? 1).toBe(1);
      const { data, info } = await pixelsOf(file);
      const redAt = (row: number) => data[(row * info.width + 5) * info.channels] ?? 0;
      expect([info.width, info.height]).toEqual([300, 400]);
      expect(redAt(5)).toBeGreaterThan(150);
      expect(redAt(394)).toBeLessThan(100);
    },
  );

  it.each(FORMATS)('removes place, serial number and owner: %s', async (format) => {
    for (const orientation of [1, 6]) {
      const photo = await takePhoto(format, { orientation });
      expect(photo.includes(CAMERA_DATA.serial)).toBe(true);
      const { file } = await prepare(photo);
      const { icc, xmp, iptc } = await sharp(file).metadata();
      expect(file.includes(CAMERA_DATA.copyright)).toBe(true);
      expect(icc?.length).toBeGreaterThan(100);
      expect([xmp?.toString().trim() ?? '', iptc]).toEqual(['', undefined]);
      for (const secret of [CAMERA_DATA.serial, 'Marisol', 'Tequi', 'ftypmp42']) {
        expect([secret, file.includes(secret)]).toEqual([secret, false]);
      }
    }
  });

  it.each(FORMATS)('keeps the pixels of an upright, small picture: %s', async (format) => {
    const photo = await takePhoto(format);
    const { file } = await prepare(photo);
    const [before, after] = await Promise.all([pixelsOf(photo), pixelsOf(file)]);
    expect(after.data.equals(before.data)).toBe(true);
  });

  it.each(FORMATS)('returns the same file for one that it has prepared: %s', async (format) => {
    for (const orientation of [1, 6]) {
      const { file } = await prepare(await takePhoto(format, { orientation }));
      expect((await prepare(file)).file.equals(file)).toBe(true);
    }
  });

  it('shrinks by area, so that a panorama keeps its height', async () => {
    const create = { width: 10_000, height: 2_000, channels: 3, background: 'gray' } as const;
    const { file } = await prepare(await sharp({ create }).jpeg().toBuffer());
    const { width, height } = await sharp(file).metadata();
    expect(width * height).toBeLessThanOrEqual(CATALOGUE_LIMITS.storedPixels * 1.001);
    expect(height).toBeGreaterThan(1_700);
  });

  it.each([
    ['jpeg', 700, 16_384],
    ['png', 17_000, 40],
    ['png', 1, 30_000],
  ] as const)(
    'shrinks a side that a WebP of the site cannot have: %s, %i × %i',
    async (format, width, height) => {
      const create = { width, height, channels: 3, background: 'gray' } as const;
      const { file } = await prepare(await sharp({ create }).toFormat(format).toBuffer());
      const stored = await sharp(file).metadata();
      expect(Math.max(stored.width, stored.height)).toBe(CATALOGUE_LIMITS.storedSide);
      await expect(sharp(file).webp().toBuffer()).resolves.toBeDefined();
    },
  );

  it.each([
    // Both as some telephones write them.
    [
      'bytes between segments',
      (jpeg: Buffer) => insert(jpeg, jpeg.indexOf('\xff\xc4', 0, 'latin1')),
    ],
    ['unusual parameters of its scan', withScanOfZeros],
  ])('encodes a JPEG with %s again, on which the site build would fail', async (_what, spoil) => {
    const create = { width: 400, height: 300, channels: 3, background: 'gray' } as const;
    const flawed = spoil(await sharp({ create }).jpeg().toBuffer());
    await expect(pixelsOf(flawed)).rejects.toThrow();
    const { info } = await pixelsOf((await prepare(flawed)).file);
    expect([info.width, info.height]).toEqual([400, 300]);
  });

  it.each(FORMATS)('rejects a picture without its end: %s', async (format) => {
    const create = { width: 400, height: 300, channels: 3, background: 'gray' } as const;
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const whole = await sharp({ create: { ...create, noise } })
      .toFormat(format)
      .toBuffer();
    await expect(prepare(whole.subarray(0, -200))).rejects.toThrow();
  });
});
