/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheByVersions, type CacheConfig } from './cache-by-versions';

type Stats = { toJson: (options: object) => { modules: { name: string; cached: boolean }[] } };
type Compiler = {
  run: (onEnd: (error: Error | null, stats: Stats) => void) => void;
  close: (onEnd: () => void) => void;
};

const webpack = createRequire(require.resolve('gatsby/package.json'))('webpack') as (
  config: object,
) => Compiler;

let root: string;

function write(file: string, content: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Builds the site, and returns whether webpack took its module from the cache. */
async function build(): Promise<boolean> {
  const siteDir = path.join(root, 'site');
  const config: CacheConfig & Record<string, unknown> = {
    mode: 'production',
    context: siteDir,
    entry: './index.js',
    output: { path: path.join(root, 'public') },
    module: { rules: [{ test: /index\.js$/, use: path.join(siteDir, 'loader.cjs') }] },
    cache: Object.assign({ type: 'filesystem', cacheDirectory: path.join(root, 'cache') }),
    plugins: [],
  };
  cacheByVersions(config, siteDir);
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(resolve));
  const { modules } = stats.toJson({ all: false, modules: true, cachedModules: true });
  expect(modules).toEqual([expect.objectContaining({ name: './index.js' })]);
  return modules.every(({ cached }) => cached);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cache-by-versions-'));
  write('site/index.js', 'console.log(1)');
  write('site/loader.cjs', "module.exports = require('./helper.cjs')");
  write('site/helper.cjs', 'module.exports = (source) => source');
  write('site/.cache/compiled/gatsby-config.js', '// 1');
  write('site/.cache/compiled/gatsby-node.js', '// 1');
  write('site/package.json', '{}');
  write('node_modules/.package-lock.json', '1');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['packages', 'node_modules/.package-lock.json', '2'],
  ['plugins', 'site/.cache/compiled/gatsby-config.js', '// 2'],
  ['hooks', 'site/.cache/compiled/gatsby-node.js', '// 2'],
  ['supported browsers', 'site/package.json', '{ "browserslist": "defaults" }'],
  ['a source', 'site/index.js', 'console.log(12)'],
])('the cache is used until a change of %s', async (_what, file, content) => {
  expect(await build()).toBe(false);
  expect(await build()).toBe(true);
  write(file, content);
  expect(await build()).toBe(false);
});

test('webpack does not follow the imports of loaders', async () => {
  await build();
  write('site/helper.cjs', 'module.exports = (source) => source + 1');
  expect(await build()).toBe(true);
});

test("without npm's list of the packages, webpack follows the imports of loaders", async () => {
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  await build();
  expect(await build()).toBe(true);
  write('site/helper.cjs', 'module.exports = (source) => source + 1');
  expect(await build()).toBe(false);
});
