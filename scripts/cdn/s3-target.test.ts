import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { TEST_PAGES, publishTestRelease } from '../lib/releases/test-release.ts';
import { S3_TEST_KEY, startS3 } from '../testing/start-s3.ts';
import { publishRelease } from './publish-release.ts';
import { openS3Target, type S3Account } from './s3-target.ts';

const BUCKET = 'sitio';

let folder: string;
let server: Awaited<ReturnType<typeof startS3>>;
let account: S3Account;
let client: S3Client;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  server = await startS3(BUCKET);
  account = {
    S3_ENDPOINT: `http://127.0.0.1:${server.port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: S3_TEST_KEY,
    S3_SECRET_ACCESS_KEY: S3_TEST_KEY,
    S3_FORCE_PATH_STYLE: true,
  };
  client = new S3Client({
    endpoint: account.S3_ENDPOINT,
    region: account.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_TEST_KEY, secretAccessKey: S3_TEST_KEY },
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
});
afterAll(async () => {
  client.destroy();
  await server.stop();
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
