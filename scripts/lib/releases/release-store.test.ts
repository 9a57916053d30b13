import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Redirects } from '@tequiora/cms/contracts/redirects.ts';
import { hashText } from '../hash.ts';
import type { FileHashes } from './release-record.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import { writeTestFiles } from './test-files.ts';

const LONG = 'texto '.repeat(500);

const FACTS = {
  revision: '1',
  entries: { 'api::a.a:1': 'h' },
  redirects: { '/productos/a': { status: 301, to: '/productos/b' } } satisfies Redirects,
  source: 's',
  isExact: true,
};

let folder: string;
let publicDir: string;
let siteDir: string;
let store: ReleaseStore;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  publicDir = path.join(folder, 'public');
  siteDir = path.join(folder, 'site');
  store = openReleaseStore(siteDir);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): FileHashes {
  writeTestFiles(publicDir, files);
  const hashes = Object.entries(files).map(([file, text]) => [file, hashText(text)]);
  return Object.fromEntries(hashes) as FileHashes;
}

async function publish(files: Record<string, string>, revision = '1'): Promise<string> {
  const release = await store.create({ ...FACTS, publicDir, files: write(files), revision });
  await store.activate(release.id);
  return release.id;
}

const inRelease = (id: string, file: string) => path.join(siteDir, 'releases', id, file);
const inode = (id: string, file: string) => statSync(inRelease(id, file)).ino;

test('has no live release before the first one', async () => {
  expect(store.live()).toBeUndefined();
  expect(await store.list()).toEqual([]);
});

test('creates a complete folder with a record, and links current to it', async () => {
  const id = await publish({ 'index.html': LONG, 'a/b.txt': 'b' }, 'r1');
  expect(readlinkSync(path.join(siteDir, 'current'))).toBe(`releases/${id}`);
  expect(readFileSync(inRelease(id, 'a/b.txt'), 'utf8')).toBe('b');
  expect(store.live()).toMatchObject({ id, revision: 'r1', source: 's' });
  const record = JSON.parse(readFileSync(inRelease(id, 'release.json'), 'utf8')) as object;
  expect(record).toMatchObject({ id, revision: 'r1', entries: FACTS.entries });
  expect(record).toHaveProperty('publishedAt');
  expect(record).not.toHaveProperty('files');
});

test('writes compressed siblings of texts', async () => {
  const id = await publish({ 'index.html': LONG, 'tiny.txt': 'x', 'foto.webp': LONG });
  expect(brotliDecompressSync(readFileSync(inRelease(id, 'index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(inRelease(id, 'index.html.gz'))).toString()).toBe(LONG);
  expect(existsSync(inRelease(id, 'tiny.txt.br'))).toBe(false);
  expect(existsSync(inRelease(id, 'foto.webp.br'))).toBe(false);
});

test('hard-links unchanged files and their siblings, but not changed ones', async () => {
  const first = await publish({ 'same.html': LONG, 'other.html': 'before' });
  const second = await publish({ 'same.html': LONG, 'other.html': 'after' });
  expect(inode(second, 'same.html')).toBe(inode(first, 'same.html'));
  expect(inode(second, 'same.html.br')).toBe(inode(first, 'same.html.br'));
  expect(inode(second, 'other.html')).not.toBe(inode(first, 'other.html'));
  expect(readFileSync(inRelease(first, 'other.html'), 'utf8')).toBe('before');
});

test('does not change a release when Gatsby overwrites its own files', async () => {
  const id = await publish({ 'index.html': 'before' });
  write({ 'index.html': 'after' });
  expect(readFileSync(inRelease(id, 'index.html'), 'utf8')).toBe('before');
});

test('removes a release that could not be finished', async () => {
  const live = await publish({ 'index.html': 'x' });
  const files = { 'index.html': 'a', 'gone.html': 'b' };
  const broken = { ...FACTS, publicDir, files };
  await expect(store.create(broken)).rejects.toThrow('ENOENT');
  expect(readdirSync(path.join(siteDir, 'releases'))).toEqual([live]);
  expect(store.live()?.id).toBe(live);
});

test('ignores a folder without a file list', async () => {
  const old = await publish({ 'index.html': 'x' });
  rmSync(inRelease(old, 'files.json'));
  expect(store.live()).toBeUndefined();
  await expect(store.activate(old)).rejects.toThrow('no existe');
  const id = await publish({ 'index.html': 'x' });
  expect(store.live()?.id).toBe(id);
});

test('removes unfinished releases of killed publishers', async () => {
  mkdirSync(path.join(siteDir, 'releases', '20260101-000000000-aaaaaa.tmp'), { recursive: true });
  const id = await publish({ 'index.html': 'x' });
  expect(readdirSync(path.join(siteDir, 'releases'))).toEqual([id]);
});

test('retains content-named files of earlier releases for open tabs', async () => {
  const old = 'app-0123456789abcdef0123.js';
  await publish({ 'index.html': 'a', [old]: LONG, 'static/a/old.webp': 'old', 'plain.js': 'x' });
  await publish({ 'index.html': 'b' });
  const last = await publish({ 'index.html': 'c' });
  expect(readFileSync(inRelease(last, old), 'utf8')).toBe(LONG);
  expect(existsSync(inRelease(last, `${old}.br`))).toBe(true);
  expect(existsSync(inRelease(last, 'static/a/old.webp'))).toBe(true);
  expect(existsSync(inRelease(last, 'plain.js'))).toBe(false);

  const list = path.join(siteDir, 'releases', last, 'files.json');
  const files = readFileSync(list, 'utf8').replaceAll(/"lastUsedAt":"\d{4}/g, '"lastUsedAt":"2020');
  writeFileSync(list, files);
  const later = await publish({ 'index.html': 'd' });
  expect(existsSync(inRelease(later, old))).toBe(false);
});

test('keeps the last five releases, and always the live one', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 7; i += 1) ids.push(await publish({ 'index.html': String(i) }));
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids.slice(-5).sort());

  const oldest = ids[2] ?? '';
  await store.activate(oldest);
  for (let i = 0; i < 3; i += 1) {
    await store.create({ ...FACTS, publicDir, files: { 'index.html': 'x' } });
  }
  await store.activate(oldest);
  expect(store.live()?.id).toBe(oldest);
  expect(await store.list()).toHaveLength(5);
});

test('reuses the folder of an expired release, with only the files of the new one', async () => {
  const others = { 'a/index.html': LONG, 'static/1/foto.webp': 'foto', 'b/c/index.html': 'b' };
  const ids = [];
  for (let i = 0; i < 5; i += 1) {
    ids.push(await publish({ ...others, 'index.html': `${LONG}${i}`, 'datos.json': String(i) }));
  }
  const oldest = inode(ids[0] ?? '', 'a');
  rmSync(publicDir, { recursive: true });
  const page = `${LONG}otra`;
  const id = await publish({ 'a/index.html': LONG, 'index.html': page, b: 'archivo' });

  expect(inode(id, 'a')).toBe(oldest);
  expect(readFileSync(inRelease(id, 'index.html'), 'utf8')).toBe(page);
  expect(gunzipSync(readFileSync(inRelease(id, 'index.html.gz'))).toString()).toBe(page);
  expect(readFileSync(inRelease(id, 'b'), 'utf8')).toBe('archivo');
  expect(readdirSync(inRelease(id, '')).sort()).toEqual(
    ['.moved', 'a', 'b', 'files.json', 'index.html', 'index.html.br', 'index.html.gz']
      .concat('release.json', 'static')
      .sort(),
  );
  expect((await store.list()).map((each) => each.id).sort()).toEqual([...ids.slice(1), id].sort());
  expect(readFileSync(inRelease(ids[4] ?? '', 'index.html'), 'utf8')).toBe(`${LONG}4`);
});

test('removes a whole section of the site from a reused folder', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `productos/${index % 20}/${index}.html`);
  const many = Object.fromEntries(names.map((name) => [name, name]));
  for (let i = 0; i < 5; i += 1) await publish({ ...many, 'index.html': String(i) });
  rmSync(publicDir, { recursive: true });
  const id = await publish({ 'index.html': 'x' });
  expect(readdirSync(inRelease(id, '')).sort()).toEqual(
    ['.moved', 'files.json', 'index.html', 'release.json'].sort(),
  );
});

test.each(['../../etc', '20260101-000000000-aaaaaa', ''])(
  'refuses to activate the unknown release «%s»',
  async (id) => {
    const live = await publish({ 'index.html': 'x' });
    await expect(store.activate(id)).rejects.toThrow('no existe');
    expect(store.live()?.id).toBe(live);
  },
);
