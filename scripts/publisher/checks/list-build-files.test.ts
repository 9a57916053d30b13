import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTestFiles } from '../../lib/releases/test-files.ts';
import { listBuildFiles } from './list-build-files.ts';

let publicDir: string;
beforeEach(() => (publicDir = mkdtempSync(path.join(tmpdir(), 'public-'))));
afterEach(() => rmSync(publicDir, { recursive: true }));

const BUILD = {
  'index.html':
    '<script src="/app-aaaaaaaaaaaaaaaaaaaa.js"></script><img srcset="/static/d1/a1/foto%20uno.webp 480w">',
  '404.html': '<html></html>',
  'admin/[...]/index.html': '<html></html>',
  'app-aaaaaaaaaaaaaaaaaaaa.js': 'import("x");var chunks={7:"bbbbbbbbbbbbbbbbbbbb"}',
  'component---x-bbbbbbbbbbbbbbbbbbbb.js': 'lazy',
  'static/d1/a1/foto uno.webp': 'now',
  'page-data/index/page-data.json': '{"staticQueryHashes":["3649515864"]}',
  'page-data/404.html/page-data.json': '{}',
  'page-data/admin/[...]/page-data.json': '{}',
  'page-data/app-data.json': '{}',
  'page-data/sq/d/3649515864.json': '{"image":"/static/d2/a1/logo.png"}',
  'static/d2/a1/logo.png': 'logo',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
};

test('lists what the pages need, directly or indirectly', async () => {
  writeTestFiles(publicDir, BUILD);
  expect(await listBuildFiles(publicDir)).toEqual(Object.keys(BUILD).sort());
});

test('leaves out files of earlier builds', async () => {
  writeTestFiles(publicDir, BUILD);
  writeTestFiles(publicDir, {
    'app-cccccccccccccccccccc.js': 'old bundle that names dddddddddddddddddddd',
    'component---x-dddddddddddddddddddd.js': 'old chunk',
    'static/d1/a0/foto uno.webp': 'old size',
    'page-data/sq/d/1111111111.json': '{}',
    'productos/retirado/index.html': 'a page without data',
  });
  expect(await listBuildFiles(publicDir)).toEqual(Object.keys(BUILD).sort());
});

test("leaves out Gatsby's records and source maps", async () => {
  writeTestFiles(publicDir, BUILD);
  writeTestFiles(publicDir, {
    'webpack.stats.json': '{"a":"dddddddddddddddddddd"}',
    'chunk-map.json': '{}',
    'app-aaaaaaaaaaaaaaaaaaaa.js.map': '{}',
  });
  expect(await listBuildFiles(publicDir)).toEqual(Object.keys(BUILD).sort());
});
