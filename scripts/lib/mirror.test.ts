import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { syncMirror } from './mirror.ts';
import { writeTestFiles } from './releases/test-files.ts';

let rootDir: string;
beforeEach(() => {
  rootDir = mkdtempSync(path.join(tmpdir(), 'mirror-'));
  writeTestFiles(rootDir, {
    'tsconfig.json': '{}',
    'cms/contracts/pages.ts': 'pages',
    'site/gatsby-config.ts': 'config',
    'site/src/pages/index.tsx': 'page',
  });
});
afterEach(() => rmSync(rootDir, { recursive: true }));

const sync = () =>
  syncMirror({
    rootDir,
    siteDir: path.join(rootDir, 'site'),
    mirrorDir: path.join(rootDir, 'data/site'),
  });

test('returns whether it changed anything', async () => {
  expect(await sync()).toBe(true);
  expect(await sync()).toBe(false);
  writeTestFiles(rootDir, { 'site/src/pages/index.tsx': 'another page' });
  expect(await sync()).toBe(true);
  writeTestFiles(rootDir, { 'cms/contracts/pages.ts': 'more pages' });
  expect(await sync()).toBe(true);
  rmSync(path.join(rootDir, 'site/gatsby-config.ts'));
  expect(await sync()).toBe(true);
  expect(await sync()).toBe(false);
});

test('ignores fractions of a millisecond in timestamps, which cannot be copied', async () => {
  utimesSync(path.join(rootDir, 'site/gatsby-config.ts'), 1795260688.90755, 1795260688.90755);
  await sync();
  expect(await sync()).toBe(false);
});

test('puts the contracts where the configuration of Gatsby imports them', async () => {
  await sync();
  const file = path.join(rootDir, 'data/site', '../cms/contracts/pages.ts');
  expect(readFileSync(file, 'utf8')).toBe('pages');
});
