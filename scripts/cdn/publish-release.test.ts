import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEST_PAGES, publishTestRelease } from '../lib/releases/test-release.ts';
import { openFolderTarget } from './folder-target.ts';
import { publishRelease } from './publish-release.ts';
import type { Target } from './target.ts';

const HOUR = 60 * 60_000;
const SCRIPT = 'app-0123456789abcdef0123.js';
const NEXT_SCRIPT = 'app-fedcba98765432100000.js';

let folder: string;
let root: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cdn-'));
  root = path.join(folder, 'target');
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (pages: Record<string, string>) => publishTestRelease(folder, pages);

const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** Returns the target with a log of every write and removal; `onWrite` may throw. */
function watched(onWrite: (name: string) => void = () => undefined): Target & { log: string[] } {
  const target = openFolderTarget(root);
  const log: string[] = [];
  return {
    ...target,
    log,
    async write(name, object) {
      onWrite(name);
      if (!name.startsWith('publication.')) log.push(name);
      await target.write(name, object);
    },
    async remove(name) {
      if (!name.startsWith('publication.')) log.push(`- ${name}`);
      await target.remove(name);
    },
  };
}

test('writes the complete release, without the files of our own web servers', async () => {
  const target = watched();
  const { written } = await publishRelease(await release(TEST_PAGES), target);
  const own = [...Object.keys(TEST_PAGES), 'release.json', '_redirects', 'publication.json'];
  const moved = ['productos/viejo/index.html', 'oferta/index.html', 'Catálogo.php/index.html'];
  expect(files()).toEqual([...own, ...moved].sort());
  expect(written).toBe(own.length + moved.length - 1);
  // The redirect from /blog is left out, because its address is a page again.
  expect(read('_redirects').split('\n').sort()).toEqual([
    '',
    '/Cat%C3%A1logo.php https://otro.example/a%20b?x=1 301',
    '/oferta /productos?categoria=cajas#lista 302',
    '/productos/viejo /productos/nuevo 301',
    '/retirado /404.html 410',
  ]);
  expect(read('productos/viejo/index.html')).toContain('url=/productos/nuevo"');
  expect(read('productos/viejo/index.html')).toContain('rel="canonical"');
  expect(read('oferta/index.html')).toContain('url=/productos?categoria=cajas#lista"');
  expect(read('oferta/index.html')).not.toContain('rel="canonical"');
});

test('writes the files of pages before the pages, and the record last', async () => {
  const target = watched();
  await publishRelease(await release(TEST_PAGES), target);
  const at = (name: string) => target.log.indexOf(name);
  expect(at(SCRIPT)).toBeLessThan(at('page-data/index/page-data.json'));
  expect(at('page-data/index/page-data.json')).toBeLessThan(at('index.html'));
  expect(target.log.at(-1)).toBe('release.json');
});

test('writes only changed objects', async () => {
  await publishRelease(await release(TEST_PAGES), watched());
  const same = watched();
  const dir = await release({ ...TEST_PAGES, 'index.html': 'nuevo' });
  expect(await publishRelease(dir, same)).toMatchObject({ written: 2, removed: 0 });
  expect(same.log).toEqual(['index.html', 'release.json']);
  expect((await publishRelease(dir, watched())).written).toBe(0);
});

test('removes a removed page at once and the files of open tabs after a day', async () => {
  const now = new Date();
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
  await publishRelease(await release(TEST_PAGES), watched(), now);
  const { [SCRIPT]: script = '', 'blog.html': _, ...others } = TEST_PAGES;
  const next = await release({ ...others, [NEXT_SCRIPT]: script });

  const target = watched();
  await publishRelease(next, target, now);
  expect(target.log.indexOf('- blog.html')).toBeLessThan(target.log.indexOf('release.json'));
  expect(files()).toEqual(expect.arrayContaining([SCRIPT, NEXT_SCRIPT]));
  // The redirect at this address is no longer hidden by a page.
  expect(read('blog/index.html')).toContain('url=/productos"');
  await publishRelease(next, watched(), later(23));
  expect(files()).toContain(SCRIPT);
  await publishRelease(next, watched(), later(24));
  expect(files()).not.toContain(SCRIPT);
});

test('rewrites the objects that an interrupted publication was replacing', async () => {
  const before = await release(TEST_PAGES);
  await publishRelease(before, watched());
  const next = await release({
    ...TEST_PAGES,
    'index.html': 'nuevo',
    'productos/index.html': 'nuevo',
  });
  const cut = watched((name) => {
    if (name === 'release.json') throw new Error('corriente');
  });
  await expect(publishRelease(next, cut)).rejects.toThrow('corriente');
  expect(read('index.html')).toBe('nuevo');

  await publishRelease(before, watched());
  expect(read('index.html')).toBe(TEST_PAGES['index.html']);
  expect(read('productos/index.html')).toBe(TEST_PAGES['productos/index.html']);
});

test('rewrites a page that an interrupted publication had removed', async () => {
  const before = await release(TEST_PAGES);
  await publishRelease(before, watched());
  const { 'blog.html': _, ...others } = TEST_PAGES;
  const cut = watched((name) => {
    if (name === 'release.json') throw new Error('corriente');
  });
  await expect(publishRelease(await release(others), cut)).rejects.toThrow('corriente');
  expect(files()).not.toContain('blog.html');

  await publishRelease(before, watched());
  expect(read('blog.html')).toBe(TEST_PAGES['blog.html']);
});

test('rejects one of two simultaneous publications and completes the other', async () => {
  const dirs = [await release(TEST_PAGES), await release({ ...TEST_PAGES, 'index.html': 'nuevo' })];
  // Long enough for both to write their lease before the first one verifies its own.
  const slow = () => ({ ...watched(), settleMs: 1000 });
  const results = await Promise.allSettled(dirs.map((dir) => publishRelease(dir, slow())));
  const [refused] = results.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: { message: expect.stringMatching(/^Otra publicación/) },
  });
  const winner = results.findIndex(({ status }) => status === 'fulfilled');
  expect(read('release.json')).toBe(
    readFileSync(path.join(dirs[winner] ?? '', 'release.json'), 'utf8'),
  );
  expect(files()).not.toContain('publication.lock');
});
