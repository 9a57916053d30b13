import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseFinder } from '../web/live-release.ts';
import { PAGES, publishPages } from '../web/test-release.ts';
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

/** Makes these pages live, and answers the folder of their release. */
async function release(pages: Record<string, string>): Promise<string> {
  await publishPages(folder, pages);
  return createReleaseFinder(path.join(folder, 'site'))()?.dir ?? '';
}

const files = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** The target, with every write and removal on record; `onWrite` may make one fail. */
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

test('a release is all there, without what only our own web servers read', async () => {
  const target = watched();
  const { written } = await publishRelease(await release(PAGES), target);
  const own = [...Object.keys(PAGES), 'release.json', '_redirects', 'publication.json'];
  expect(files()).toEqual([...own, 'productos/viejo/index.html'].sort());
  expect(written).toBe(own.length);
  // At its other old address there is a page again.
  expect(read('_redirects')).toBe('/productos/viejo /productos/nuevo 301\n');
  expect(read('productos/viejo/index.html')).toContain('url=/productos/nuevo"');
});

test('what pages need comes before them, and the record last', async () => {
  const target = watched();
  await publishRelease(await release(PAGES), target);
  const at = (name: string) => target.log.indexOf(name);
  expect(at(SCRIPT)).toBeLessThan(at('page-data/index/page-data.json'));
  expect(at('page-data/index/page-data.json')).toBeLessThan(at('index.html'));
  expect(target.log.at(-1)).toBe('release.json');
});

test('only what differs is written', async () => {
  await publishRelease(await release(PAGES), watched());
  const same = watched();
  const dir = await release({ ...PAGES, 'index.html': 'nuevo' });
  expect(await publishRelease(dir, same)).toMatchObject({ written: 2, removed: 0 });
  expect(same.log).toEqual(['index.html', 'release.json']);
  expect((await publishRelease(dir, watched())).written).toBe(0);
});

test('a page that is gone goes at once, the files of open tabs after a day', async () => {
  const now = new Date();
  const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
  await publishRelease(await release(PAGES), watched(), now);
  const { [SCRIPT]: script = '', 'blog.html': _, ...others } = PAGES;
  const next = await release({ ...others, [NEXT_SCRIPT]: script });

  const target = watched();
  await publishRelease(next, target, now);
  expect(target.log.indexOf('- blog.html')).toBeLessThan(target.log.indexOf('release.json'));
  expect(files()).toEqual(expect.arrayContaining([SCRIPT, NEXT_SCRIPT]));
  // Its address had a redirect all the time, which shows now.
  expect(read('blog/index.html')).toContain('url=/productos"');
  await publishRelease(next, watched(), later(23));
  expect(files()).toContain(SCRIPT);
  await publishRelease(next, watched(), later(24));
  expect(files()).not.toContain(SCRIPT);
});

test('after an interruption nothing is trusted that was being replaced', async () => {
  const before = await release(PAGES);
  await publishRelease(before, watched());
  const next = await release({ ...PAGES, 'index.html': 'nuevo', 'productos/index.html': 'nuevo' });
  const cut = watched((name) => {
    if (name === 'release.json') throw new Error('corriente');
  });
  await expect(publishRelease(next, cut)).rejects.toThrow('corriente');
  expect(read('index.html')).toBe('nuevo');

  await publishRelease(before, watched());
  expect(read('index.html')).toBe(PAGES['index.html']);
  expect(read('productos/index.html')).toBe(PAGES['productos/index.html']);
});

test('of two publications at once one is refused and the other is whole', async () => {
  const dirs = [await release(PAGES), await release({ ...PAGES, 'index.html': 'nuevo' })];
  // Long enough for both to claim their turn before the first looks whether its claim still stands.
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
