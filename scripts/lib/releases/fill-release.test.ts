import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flush } from '../flush.ts';
import { fillRelease } from './fill-release.ts';
import { writeTestFiles } from './test-files.ts';

jest.mock('../flush.ts', () => ({ flush: jest.fn(() => Promise.resolve()) }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-files-'));
  jest.mocked(flush).mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('flushes written files to disk, but not those hard-linked from the previous release', async () => {
  const publicDir = path.join(folder, 'public');
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  writeTestFiles(publicDir, { 'index.html': 'texto '.repeat(500), 'static/foto.webp': 'foto' });
  const before = await fillRelease(publicDir, { 'static/foto.webp': '1' }, first);
  jest.mocked(flush).mockClear();

  const files = { 'index.html': '2', 'static/foto.webp': '1' };
  await fillRelease(publicDir, files, second, { previous: { ...before, dir: first } });
  const flushed = jest.mocked(flush).mock.calls.map(([file]) => path.relative(second, file));
  expect(flushed.sort()).toEqual(['', 'index.html', 'index.html.br', 'index.html.gz', 'static']);
});
