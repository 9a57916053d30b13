import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { TEST_PAGES, publishTestRelease } from '../lib/releases/test-release.ts';
import { publishRelease } from './publish-release.ts';
import { openS3Target, type S3Account } from './s3-target.ts';

const BUCKET = 'sitio';

let folder: string;
let server: S3rver;
let account: S3Account;
let client: S3Client;

/** Makes a server respond to a PUT only after the file is written: s3rver itself does not wait for it. */
function writeBeforeResponse({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const body = await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
    const md5 = createHash('md5').update(body).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: body.length, md5 };
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  writeBeforeResponse(server);
  const { port } = await server.run();
  account = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: true,
  };
  client = new S3Client({
    endpoint: account.S3_ENDPOINT,
    region: account.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
});
afterAll(async () => {
  client.destroy();
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (name: string) =>
  client.send(new GetObjectCommand({ Bucket: BUCKET, Key: `web/${name}` }));

test('stores files in a bucket with the headers of our own web servers', async () => {
  const dir = await publishTestRelease(folder, TEST_PAGES);
  const target = openS3Target(`s3://${BUCKET}/web`, account);
  try {
    const { written } = await publishRelease(dir, target);
    expect(written).toBeGreaterThan(Object.keys(TEST_PAGES).length);
    expect((await publishRelease(dir, target)).written).toBe(0);
  } finally {
    target.close();
  }

  const page = await get('productos');
  expect(await page.Body?.transformToString()).toBe(TEST_PAGES['productos/index.html']);
  expect(page).toMatchObject({
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'no-cache',
  });
  expect(await get('app-0123456789abcdef0123.js')).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await get('productos/viejo')).toMatchObject({
    WebsiteRedirectLocation: '/productos/nuevo',
  });
  await expect(get('files.json')).rejects.toThrow();
});
