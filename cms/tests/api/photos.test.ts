import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { CATALOGUE_LIMITS } from '../../contracts/catalogue';
import { treatStoredPictures } from '../../src/extensions/upload/treat-stored-pictures';
import { CAMERA_DATA, takePhoto } from '../support/camera-photo';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

const LONG = `${'Fotografía-ñandú-'.repeat(13)}.jpg`;

describe('photos as people upload them', () => {
  const cms = setUpCms();
  let editor: PanelStaff;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
  });

  const upload = async (file: Buffer, name = 'foto.jpg', address = '/upload') => {
    const { status, body } = await editor
      .call('post', address)
      .attach('files', file, { filename: name, contentType: 'application/octet-stream' })
      .field('fileInfo', JSON.stringify({ name }));
    return { status, body, stored: Array.isArray(body) ? body[0] : body };
  };
  const onDisk = (url: string) => readFileSync(path.join(cms.strapi.dirs.static.public, url));

  async function isRedAtTheTop(file: Buffer): Promise<boolean> {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const redAt = (row: number) => data[(row * info.width + 5) * info.channels] ?? 0;
    return redAt(5) > 150 && redAt(info.height - 5) < 100;
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are stored upright: orientation %i', async (orientation) => {
    const { stored } = await upload(await takePhoto('jpeg', { orientation }));
    expect(stored).toMatchObject({ width: 300, height: 400, mime: 'image/jpeg' });
    for (const url of [stored.url, stored.formats.thumbnail.url]) {
      const { orientation: tag = 1 } = await sharp(onDisk(url)).metadata();
      expect(tag).toBe(1);
      expect(await isRedAtTheTop(onDisk(url))).toBe(true);
    }
  });

  it('are turned upright when they replace another', async () => {
    const { stored } = await upload(await takePhoto('jpeg', { width: 500 }));
    const photo = await takePhoto('jpeg', { orientation: 6 });
    const { status, body } = await upload(photo, 'otra.jpg', `/upload?id=${stored.id}`);
    expect([status, body.width, body.height]).toEqual([200, 300, 400]);
    expect(await isRedAtTheTop(onDisk(body.url))).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'keep colour profile and copyright, and lose place, serial number and owner: %s',
    async (format) => {
      for (const orientation of [1, 6]) {
        const photo = await takePhoto(format, { orientation });
        expect(photo.includes(CAMERA_DATA.serial)).toBe(true);
        const { stored } = await upload(photo, `foto.${format}`);
        const file = onDisk(stored.url);
        const { exif, icc, xmp, iptc, comments } = await sharp(file).metadata();
        expect(file.includes(CAMERA_DATA.copyright)).toBe(true);
        expect(icc?.length).toBeGreaterThan(100);
        expect([xmp?.toString().trim() ?? '', iptc, comments]).toEqual(['', undefined, undefined]);
        for (const secret of [CAMERA_DATA.serial, 'Marisol', 'Tequi', 'ftypmp42']) {
          expect(file.includes(secret)).toBe(false);
        }
        // GPS data would be a second directory.
        expect(exif?.length ?? 0).toBeLessThan(700);
      }
    },
  );

  it('keep their pixels when they are upright and small', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const photo = await takePhoto(format);
      const { stored } = await upload(photo, `foto.${format}`);
      const [before, after] = await Promise.all(
        [photo, onDisk(stored.url)].map((file) => sharp(file).raw().toBuffer()),
      );
      expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'have a size and a small format: %s',
    async (format) => {
      const { stored } = await upload(await takePhoto(format), 'foto');
      expect(stored).toMatchObject({ width: 300, height: 400 });
      const { url, width, height } = stored.formats.thumbnail;
      expect([width, height]).toEqual([117, 156]);
      expect((await sharp(onDisk(url)).metadata()).width).toBe(117);
    },
  );

  it('are shrunk above the size that is stored, with their proportions', async () => {
    const large = await sharp({
      create: { width: 9_000, height: 6_000, channels: 3, background: 'gray' },
    })
      .jpeg()
      .toBuffer();
    const { status, stored } = await upload(large);
    expect(status).toBe(201);
    expect(stored.width * stored.height).toBeLessThanOrEqual(CATALOGUE_LIMITS.storedPixels * 1.001);
    expect(stored.width / stored.height).toBeCloseTo(1.5, 2);
  }, 60_000);

  it('are stored under names that derived files can extend', async () => {
    const { stored } = await upload(await takePhoto('jpeg'), LONG);
    expect(Buffer.byteLength(stored.name)).toBeLessThanOrEqual(120);
    expect(path.basename(stored.url).length).toBeLessThanOrEqual(100);
    expect(stored.name).toMatch(/\.jpg$/);
    const renamed = await editor
      .call('post', `/upload?id=${stored.id}`)
      .field('fileInfo', JSON.stringify({ name: LONG.replace('-', '/') }));
    expect(Buffer.byteLength(renamed.body.name)).toBeLessThanOrEqual(120);
    expect(renamed.body.name).not.toContain('/');
    const blank = await editor
      .call('post', `/upload?id=${stored.id}`)
      .field('fileInfo', JSON.stringify({ name: ' \u200B' }))
      .expect(200);
    expect(blank.body.name).toBe(renamed.body.name);
    const { body } = await upload(await takePhoto('jpeg'), LONG, `/upload?id=${stored.id}`);
    expect(Buffer.byteLength(body.name)).toBeLessThanOrEqual(120);
  });

  it('of earlier versions are treated by a command that can be stopped and run again', async () => {
    const FILE = cms.strapi.db.query('plugin::upload.file');
    await treatStoredPictures(cms.strapi);
    const olds = await Promise.all(
      [6, 8].map(async (orientation) => {
        const { stored } = await upload(await takePhoto('jpeg', { width: 301 }), 'vieja.jpg');
        writeFileSync(
          path.join(cms.strapi.dirs.static.public, stored.url),
          await takePhoto('jpeg', { orientation }),
        );
        const data = { width: null, formats: null, alternativeText: 'Una foto' };
        return FILE.update({ where: { id: stored.id }, data });
      }),
    );
    let pictures = 0;
    const total = await FILE.count();
    const stopped = await treatStoredPictures(cms.strapi, () => (pictures += 1) < total);
    expect(stopped).toEqual({ treated: 1, unchanged: total - 2, failed: [] });
    const rest = await treatStoredPictures(cms.strapi);
    expect(rest).toEqual({ treated: 1, unchanged: total - 1, failed: [] });
    for (const { id, url, name } of olds) {
      const treated = await FILE.findOne({ where: { id } });
      expect(treated).toMatchObject({ url, name, width: 300, alternativeText: 'Una foto' });
      expect(await isRedAtTheTop(onDisk(url))).toBe(true);
    }
  });
});
