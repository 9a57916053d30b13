import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { BACKUP_RECORD_FILES } from '@tequiora/cms/contracts/backups.ts';
import { UserError } from '../../lib/user-error.ts';
import { S3_TEST_KEY, startS3 } from '../../testing/start-s3.ts';
import { openCopyBucket } from './bucket.ts';
import { sendCopy, withCopy, type CopySettings } from './copies.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let dataDir: string;
let file: string;
let settings: CopySettings;
/** More than one part of a multipart upload. */
const CONTENT = randomBytes(7 * 1024 * 1024);

beforeAll(async () => (s3 = await startS3('respaldos')));
afterAll(() => s3.stop());
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
  file = path.join(dataDir, 'respaldo.tar.gz');
  await writeFile(file, CONTENT);
  const folder = path.basename(dataDir).toLowerCase();
  settings = {
    BACKUP_COPY_URL: `s3+http://${S3_TEST_KEY}:${S3_TEST_KEY}@127.0.0.1:${s3.port}/respaldos/${folder}`,
    BACKUP_COPY_PASSPHRASE: 'cuatro palabras que nadie adivina',
  };
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const send = () => sendCopy(settings, { file, recordDir: dataDir });
const fetchCopy = (name: string, changed: Partial<CopySettings> = {}) =>
  withCopy({ ...settings, ...changed }, { name, dataDir }, (copy) => readFile(copy));
const recorded = () =>
  JSON.parse(readFileSync(path.join(dataDir, BACKUP_RECORD_FILES.copy), 'utf8')) as object;

async function withBucket<T>(work: (bucket: ReturnType<typeof openCopyBucket>) => Promise<T>) {
  const bucket = openCopyBucket(settings.BACKUP_COPY_URL);
  try {
    return await work(bucket);
  } finally {
    bucket.close();
  }
}

test('sends an encrypted copy that is the backup again once it is fetched', async () => {
  const { name, bytes, count } = await send();
  expect(count).toBe(1);
  expect(recorded()).toMatchObject({ last: { name, bytes, count }, problem: null });
  expect(JSON.stringify(recorded())).not.toContain(S3_TEST_KEY);
  const stored = await withBucket(async (bucket) =>
    Buffer.concat(await (await bucket.open(name)).toArray()),
  );
  expect(stored).toHaveLength(bytes);
  expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(stored.includes(CONTENT.subarray(0, 64))).toBe(false);
  expect((await fetchCopy('latest')).equals(CONTENT)).toBe(true);
  expect((await fetchCopy(name)).equals(CONTENT)).toBe(true);
  expect(await readdir(dataDir)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^backup-work/)]),
  );
});

test('removes copies that are no longer kept, and nothing else', async () => {
  const days = Array.from(
    { length: 20 },
    (_, index) => `2020-03-${String(index + 1).padStart(2, '0')}`,
  );
  const others = [
    'notas.txt',
    'tequiora-2020-03-01.tar.gz',
    'otra/tequiora-2020-03-01T08-00-00Z.tar.gz.age',
  ];
  await withBucket(async (bucket) => {
    for (const name of [...days.map((day) => `tequiora-${day}T08-00-00Z.tar.gz.age`), ...others]) {
      await bucket.store(name, Readable.from(['viejo']));
    }
  });
  const { name, count } = await send();
  const left = await withBucket((bucket) => bucket.list());
  // Six days with the new copy's, the last days of the weeks before, and the last day of the month.
  const kept = [8, 15, 16, 17, 18, 19, 20].map(
    (day) => `tequiora-2020-03-${String(day).padStart(2, '0')}T08-00-00Z.tar.gz.age`,
  );
  const isOld = (each: string) => each.startsWith('tequiora-2020-03') && each.endsWith('.age');
  expect(left.filter(isOld)).toEqual(kept);
  expect(count).toBe(kept.length + 1);
  expect(left).toEqual(expect.arrayContaining([...others, name]));
  expect(left).toHaveLength(kept.length + 1 + others.length);
});

test.each([
  [
    'with another passphrase',
    { BACKUP_COPY_PASSPHRASE: 'otra frase de más de veinte' },
    /no se pudo descifrar/,
  ],
  ['without an address', { BACKUP_COPY_URL: '' }, /Falta BACKUP_COPY_URL/],
])('says why a copy cannot be read %s', async (_how, changed, message) => {
  await send();
  await expect(fetchCopy('latest', changed)).rejects.toThrow(message);
});

test('names the copies that exist when one is asked for that does not', async () => {
  const { name } = await send();
  const error: unknown = await fetchCopy('tequiora-ayer').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  expect((error as UserError).hint).toContain(name);
});

test('records why a copy could not be sent and which one was sent last, without the keys', async () => {
  const { name } = await send();
  const { BACKUP_COPY_URL: url } = settings;
  settings = { ...settings, BACKUP_COPY_URL: url.replace('/respaldos/', '/no-existe/') };
  await expect(send()).rejects.toThrow(UserError);
  expect(recorded()).toMatchObject({ last: { name }, problem: expect.stringMatching(/\w/) });
  expect(JSON.stringify(recorded())).not.toContain(S3_TEST_KEY);
});

/** Starts a server that keeps no objects, and says they have `length` bytes; returns the methods of its requests. */
async function startPoorS3({ length }: { length?: number } = {}) {
  const methods: string[] = [];
  let received = 0;
  const poor = createServer((request, response) => {
    methods.push(request.method ?? '');
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => {
      if (request.method === 'HEAD') response.setHeader('Content-Length', length ?? received);
      response.writeHead(request.method === 'GET' ? 403 : 200).end();
    });
  });
  poor.listen(0, '127.0.0.1');
  await once(poor, 'listening');
  const { port } = poor.address() as AddressInfo;
  settings = {
    ...settings,
    BACKUP_COPY_URL: `s3+http://clave:secreto@127.0.0.1:${port}/respaldos`,
  };
  await writeFile(file, 'pequeño');
  return { methods, close: () => poor.close() };
}

test('counts a copy as sent when old ones cannot be removed, as with keys that may only write', async () => {
  const poor = await startPoorS3();
  const sent = await send().finally(poor.close);
  expect(sent.count).toBeNull();
  expect(recorded()).toMatchObject({ last: { name: sent.name }, problem: null });
});

test('removes a copy that arrived incomplete', async () => {
  const poor = await startPoorS3({ length: 3 });
  await expect(send().finally(poor.close)).rejects.toThrow(/llegó incompleta: 3 de \d+ bytes/);
  expect(poor.methods).toEqual(['PUT', 'HEAD', 'DELETE']);
  expect(recorded()).toMatchObject({ last: null });
});

test('does not blame the passphrase for a copy that ends early', async () => {
  const { name } = await send();
  await withBucket(async (bucket) => {
    const stored = Buffer.concat(await (await bucket.open(name)).toArray());
    await bucket.store(name, Readable.from([stored.subarray(0, 200_000)]));
  });
  const error = (await fetchCopy('latest').catch((reason: unknown) => reason)) as UserError;
  expect(error.message).toContain(`No se pudo traer la copia ${name}`);
  expect(error.hint ?? '').not.toContain('PASSPHRASE');
});
