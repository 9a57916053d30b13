import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { CATALOGUE_LIMITS, PICTURE_MESSAGES, type PictureSize } from '../../contracts/catalogue';
import { addCategory, buildProduct } from '../support/build-product';
import { takePhoto } from '../support/camera-photo';
import { PDF } from '../support/create-pdf';
import { createAnimation, createPng } from '../support/create-png';
import { SITE_TOKEN } from '../support/environment';
import { signInAsSuperAdmin, signInWithRole } from '../support/panel-staff';
import { startS3Server } from '../support/s3-server';
import { addAccount, changeRole, openSession, signIn } from '../support/sign-in';
import { setUpCms, startCms } from '../support/start-cms';
import { START_TIMEOUT_MS } from '../support/start-timeout';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const OTHER = { email: 'otra@example.test', password: 'Prueba-otra-1' };

describe('POST /api/upload', () => {
  const cms = setUpCms();
  let jwt: string;
  const upload = (file: Buffer | string, name: string, info?: unknown, token = jwt) => {
    const request = openSession(cms, token)
      .call('post', '/api/upload')
      .attach('files', Buffer.from(file as string), name);
    return info === undefined ? request : request.field('fileInfo', JSON.stringify(info));
  };
  const countFiles = () => cms.strapi.db.query('plugin::upload.file').count();

  beforeAll(async () => {
    ({ jwt } = await signIn(cms));
  });
  let before: string[];
  beforeEach(() => {
    before = readdirSync(tmpdir());
  });
  afterEach(() => {
    expect(readdirSync(tmpdir())).toEqual(before);
  });

  it('deletes an unused picture that was uploaded there, and no other file', async () => {
    const { call } = openSession(cms, jwt);
    const remove = (id: number) => call('delete', `/api/upload/files/${id}`);
    const { body } = await upload(createPng(300, 200), 'sobra.png');
    const [{ id }] = body;
    const panel = await signInAsSuperAdmin(cms);
    const files = cms.strapi.db.query('plugin::upload.file');
    await files.update({ where: { id }, data: { createdBy: panel.user.id } });
    const refused = await remove(id);
    expect([refused.status, refused.body.error.message]).toEqual([403, PICTURE_MESSAGES.ofPanel]);
    await files.update({ where: { id }, data: { createdBy: null } });
    const product = buildProduct(await addCategory(cms), { image: id });
    const data = { ...product, slug: 'lector' };
    const { documentId } = await cms.strapi.documents('api::product.product').create({ data });
    expect((await remove(id)).status).toBe(400);
    await cms.strapi.documents('api::product.product').delete({ documentId });
    await remove(id).expect(200);
    expect(await files.count({ where: { id } })).toBe(0);
    expect((await remove(id)).status).toBe(404);
  });

  it('stores a picture with its description, under a name with the extension of its type', async () => {
    const { status, body } = await upload(createPng(300, 200), '../Lectór (1).svg.html', {
      alternativeText: ' Un lector ',
    });
    expect(status).toBe(201);
    expect(body).toEqual([
      expect.objectContaining({
        id: expect.any(Number),
        alternativeText: 'Un lector',
        width: 300,
        height: 200,
        mime: 'image/png',
        ext: '.png',
      }),
    ]);
    expect(body[0].url).toMatch(/^\/uploads\/[\w-]+\.png$/);
    expect(body[0].formats.thumbnail.url).toMatch(/^\/uploads\/.+\.png$/);
    // Every spelling of the URL returns the same file.
    const name = body[0].url.slice('/uploads/'.length);
    const others = ['/%75ploads/', '/uploads%2f', '/%2e/uploads/', '/x/..%2fuploads/'];
    for (const address of [body[0].url, ...others.map((folder) => folder + name)]) {
      const { headers } = await cms.request.get(address).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
      });
    }
  });

  it.each([
    ['a vector drawing', SVG, 'dibujo.svg'],
    ['a vector drawing that calls itself a picture', SVG, 'dibujo.png'],
    ['a script', 'alert(1)', 'guion.js'],
    ['a page that calls itself a picture', '<html></html>', 'foto.png'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00', 'foto.gif'],
  ])('refuses %s', async (_what, content, name) => {
    const { status, body } = await upload(content, name);
    expect(status).toBe(400);
    expect(body.error.details.errors).toEqual([
      { path: ['files'], message: PICTURE_MESSAGES.type(name), name: 'ValidationError' },
    ]);
  });

  it('refuses a document, which no entry shows as a picture', async () => {
    const { status, body } = await upload(PDF, 'lista.pdf');
    expect([status, body.error.message]).toEqual([400, PICTURE_MESSAGES.only('lista.pdf')]);
  });

  it('refuses a picture that is damaged', async () => {
    for (const broken of [createPng(10, 10).subarray(0, 20), createPng(400, 400, 1)]) {
      const { status, body } = await upload(broken, 'foto.png');
      expect([status, body.error.message]).toEqual([400, PICTURE_MESSAGES.damaged('foto.png')]);
    }
  });

  it.each(['jpeg', 'webp', 'avif'] as const)(
    'refuses a picture without its end: %s',
    async (format) => {
      const whole = await sharp(createPng(400, 300)).toFormat(format).toBuffer();
      expect((await upload(whole, 'foto.png')).status).toBe(201);
      const { status, body } = await upload(whole.subarray(0, -20), 'foto.png');
      expect([status, body.error.message]).toEqual([400, PICTURE_MESSAGES.damaged('foto.png')]);
    },
  );

  it('refuses a picture of more than 60 megapixels immediately, without decoding it', async () => {
    const before = process.memoryUsage.rss();
    const bombs: [Buffer, PictureSize][] = [
      ...[7_800, 16_000, 60_000].map((side): [Buffer, PictureSize] => [
        createPng(side, side, 10),
        { width: side, height: side, frames: 1 },
      ]),
      [await createAnimation(2_000, 2_000, 16), { width: 2_000, height: 2_000, frames: 16 }],
    ];
    for (const [bomb, size] of bombs) {
      const start = Date.now();
      const { status, body } = await upload(bomb, 'bomba.png');
      expect([status, body.error.message]).toEqual([
        400,
        PICTURE_MESSAGES.pixels('bomba.png', size),
      ]);
      expect(Date.now() - start).toBeLessThan(5_000);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    expect((await upload(await createAnimation(20, 10, 3), 'corta.webp')).status).toBe(201);
  });

  it('refuses a picture of more than 30 MB, by Content-Length or by its size', async () => {
    const large = Buffer.alloc(CATALOGUE_LIMITS.pictureBytes + 20_000);
    const { status, body } = await upload(large, 'foto.png');
    expect([status, body.error.message]).toEqual([413, PICTURE_MESSAGES.bytes]);
    const barely = Buffer.alloc(CATALOGUE_LIMITS.pictureBytes + 1);
    expect((await upload(barely, 'foto.png')).body.error.message).toBe(
      PICTURE_MESSAGES.weight('foto.png', barely.length),
    );
  });

  it('processes one picture at a time', async () => {
    type Pictures = { generateThumbnail: (file: object) => Promise<unknown> };
    const pictures: Pictures = cms.strapi.plugin('upload').service('image-manipulation');
    const { generateThumbnail } = pictures;
    let [running, most] = [0, 0];
    pictures.generateThumbnail = async (file) => {
      most = Math.max(most, (running += 1));
      const thumbnail = await generateThumbnail(file);
      running -= 1;
      return thumbnail;
    };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => upload(createPng(900, 900), 'foto.png')),
    );
    pictures.generateThumbnail = generateThumbnail;
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(most).toBe(1);
  });

  it('refuses an upload without Content-Length', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Transfer-Encoding': 'chunked',
        Authorization: `Bearer ${jwt}`,
      };
      const request = httpRequest(`${cms.url}/api/upload`, { method: 'POST', headers });
      request.on('response', (response) => resolve(response.resume().statusCode));
      request.on('error', reject);
      request.end('--x--');
    });
    expect(status).toBe(413);
  });

  it.each(['/api/upload', '/upload', '/upload?id=1', '/upload/files/1/replace'])(
    'rejects an upload without a session before its body arrives: %s',
    async (address) => {
      for (const authorization of [undefined, `Bearer ${jwt}x`]) {
        const status = await new Promise<number | undefined>((resolve, reject) => {
          const headers = {
            'Content-Type': 'multipart/form-data; boundary=x',
            'Content-Length': String(20 * 1024 * 1024),
            ...(authorization && { Authorization: authorization }),
          };
          const request = httpRequest(`${cms.url}${address}`, { method: 'POST', headers });
          request.on('error', reject);
          request.on('response', (response) => {
            resolve(response.statusCode);
            request.off('error', reject).on('error', () => undefined);
            request.destroy();
          });
          request.write('--x\r\n');
        });
        expect(status).toBe(401);
      }
    },
  );

  it('cannot attach files to entries or replace and rename other files', async () => {
    const { body } = await upload(createPng(5, 5), 'foto.png').expect(201);
    const before = await countFiles();
    const call = (address: string) =>
      openSession(cms, jwt).call('post', address).attach('files', createPng(5, 5), 'otra.png');
    const responses = [
      await call('/api/upload').field('ref', 'api::product.product').field('refId', '1'),
      await call('/api/upload').field('field', 'image'),
      await call('/api/upload').field('path', '../x'),
      await call(`/api/upload?id=${body[0].id}`),
      await call('/api/upload').attach('files', createPng(5, 5), 'dos.png'),
      await call('/api/upload').attach('other', createPng(5, 5), 'dos.png'),
      await upload(createPng(5, 5), 'foto.png', { folder: 1 }),
      await upload(createPng(5, 5), 'foto.png', { alternativeText: 'a'.repeat(161) }),
      await upload(createPng(5, 5), 'foto.png', 'texto'),
      await openSession(cms, jwt)
        .call('post', `/api/upload?id=${body[0].id}`)
        .send({ fileInfo: { name: 'otro' } }),
      await openSession(cms, jwt).call('post', '/api/upload').send({}),
    ];
    for (const { status } of responses) expect(status).toBe(400);
    expect(await countFiles()).toBe(before);
  });

  it('updates the description of a stored picture, and responds with 404 for an unknown one', async () => {
    const { body } = await upload(createPng(4, 4), 'foto.png', { alternativeText: 'Una foto' });
    const describe = (id: number, alternativeText: string) =>
      openSession(cms, jwt)
        .call('post', `/api/upload?id=${id}`)
        .send({ fileInfo: { alternativeText } });
    const [{ id, url }] = body;
    const changed = await describe(id, ' Otra ');
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id, url, alternativeText: 'Otra' });
    expect((await describe(id, '')).body.alternativeText).toBeNull();
    expect((await upload(createPng(4, 4), 'foto.png')).body[0].alternativeText).toBeNull();
    expect((await describe(id, 'a'.repeat(161))).status).toBe(400);
    expect((await describe(999_999, 'Nada')).status).toBe(404);
  });

  it('responds with 400 to a malformed form', async () => {
    const response = await openSession(cms, jwt)
      .call('post', '/api/upload')
      .set('Content-Type', 'multipart/form-data')
      .send('nada');
    expect([response.status, response.body.error.name]).toEqual([400, 'BadRequestError']);
  });

  it('is allowed for the admin role only', async () => {
    const anonymous = await cms.request
      .post('/api/upload')
      .attach('files', createPng(5, 5), 'a.png');
    expect(anonymous.status).toBe(401);
    expect((await upload(createPng(5, 5), 'a.png', undefined, SITE_TOKEN)).status).toBe(401);

    const { id } = await addAccount(cms, OTHER);
    const other = await signIn(cms, OTHER);
    await changeRole(cms, id, 'authenticated');
    expect((await upload(createPng(5, 5), 'a.png', undefined, other.jwt)).status).toBe(403);
    await openSession(cms, jwt).call('get', '/api/upload/files').expect(403);
    await openSession(cms, other.jwt).call('delete', '/api/upload/files/1').expect(403);
  });
});

describe('POST /api/upload with a bucket', () => {
  it(
    'stores pictures in the bucket, with the same checks',
    async () => {
      const s3 = await startS3Server();
      const publicUrl = `${s3.url}/${s3.bucket}`;
      const cms = await startCms({
        S3_BUCKET: s3.bucket,
        S3_PREFIX: 'medios',
        S3_PUBLIC_URL: publicUrl,
        S3_ENDPOINT: s3.url,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        S3_FORCE_PATH_STYLE: 'true',
      });
      try {
        const { call } = await signIn(cms);
        const upload = (file: Buffer, name: string) =>
          call('post', '/api/upload').attach('files', file, name);
        const { body } = await upload(createPng(300, 200), 'lector.png').expect(201);
        for (const { url } of [body[0], body[0].formats.thumbnail]) {
          expect(url).toMatch(new RegExp(`^${publicUrl}/medios/\\w+\\.png$`));
          const picture = await fetch(url);
          expect(picture.headers.get('content-type')).toBe('image/png');
          expect(picture.headers.get('cache-control')).toContain('immutable');
        }
        await upload(Buffer.from(SVG), 'dibujo.png').expect(400);

        const editor = await signInWithRole(cms, 'editor');
        const { body: replaced } = await editor
          .call('post', `/upload?id=${body[0].id}`)
          .attach('files', createPng(400, 300), 'otro.png')
          .expect(200);
        for (const [now, before] of [
          [replaced, body[0]],
          [replaced.formats.thumbnail, body[0].formats.thumbnail],
        ]) {
          expect(now.url).not.toBe(before.url);
          expect((await fetch(now.url)).headers.get('cache-control')).toContain('immutable');
          expect((await fetch(before.url)).status).toBe(404);
        }
        const { body: photo } = await editor
          .call('post', `/upload?id=${body[0].id}`)
          .attach('files', await takePhoto('jpeg'), 'foto.jpg')
          .field('fileInfo', JSON.stringify({ name: 'lector.png' }))
          .expect(200);
        expect([photo.name, photo.ext]).toEqual(['lector.jpg', '.jpg']);
        for (const { url } of [photo, photo.formats.thumbnail]) {
          expect(url).toMatch(/\.jpg$/);
          expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
        }

        const { body: document } = await editor
          .call('post', '/upload')
          .attach('files', PDF, 'lista.pdf')
          .expect(201);
        const { headers: sent } = await fetch(document[0].url);
        expect(sent.get('content-type')).toBe('application/pdf');
        expect(sent.get('content-disposition')).toBe('attachment');
        expect(sent.get('cache-control')).toBe('no-cache');
        expect(readdirSync(path.join(process.env.DATA_DIR ?? '', 'public/uploads'))).toEqual([]);

        const documents = [{ label: 'Lista de precios', href: document[0].url }];
        const product = { ...buildProduct(await addCategory(cms)), slug: 'lector', documents };
        const entries = '/content-manager/collection-types/api::product.product';
        const published = await editor.act(entries, 'publish', product);
        expect([published.status, published.body.error]).toEqual([200, undefined]);
        expect(published.body.data.documents).toMatchObject(documents);

        const { headers } = await cms.request.get('/admin');
        const policy = headers['content-security-policy'] ?? '';
        for (const source of ['img-src', 'media-src']) {
          expect(policy).toMatch(new RegExp(`${source} [^;]*${new URL(s3.url).origin}`));
        }
      } finally {
        await cms.stop();
        await s3.stop();
      }
    },
    START_TIMEOUT_MS,
  );
});
