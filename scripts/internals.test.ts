import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MODULES_DIR } from './lib/dirs.ts';

// What the product relies on inside of packages and what no other test would miss: it costs time, or makes a
// message less helpful. The register is `cms/docs/upstream.md`.
const CLI = path.join(MODULES_DIR, 'gatsby/cli.js');

const sourceOf = (file: string) => readFileSync(path.join(MODULES_DIR, file), 'utf8');

test('Gatsby has the parser of queries and the list of packages that a prepared build warms up', () => {
  const load = createRequire(CLI);
  expect(load('./dist/query/file-parser')).toHaveProperty('default.prototype.parseFile');
  expect(load('./dist/utils/gatsby-dependents')).toHaveProperty('getGatsbyDependents');
  for (const plugin of ['terser-webpack-plugin', 'css-minimizer-webpack-plugin']) {
    expect(load.resolve(plugin)).toContain(plugin);
  }
});

test.each([
  ['the variable of its workers', 'gatsby/dist/utils/worker/pool.js', 'GATSBY_WORKER_POOL_WORKER:'],
  ['how a worker ends', 'gatsby-worker/dist/child.js', 'process.off(`message`'],
  [
    'the text of a page that fails',
    'gatsby-cli/lib/structured-errors/error-map.js',
    'Building static HTML failed${context.errorPath ? ` for path "',
  ],
  [
    'the cache of webpack',
    'gatsby/dist/services/initialize.js',
    '`!.cache/webpack`, `!.cache/adapters`',
  ],
  [
    'the compiled configuration of the site',
    'gatsby/dist/utils/parcel/compile-gatsby-files.js',
    '`.cache/compiled`',
  ],
  ['the tag that says its version', 'gatsby/cache-dir/static-entry.js', 'name="generator"'],
  ['the style of pictures', 'gatsby-plugin-image/gatsby-ssr.js', '"gatsby-image-style'],
  [
    'the key of a picture in the cache',
    'gatsby-source-strapi/dist/download-media-files.js',
    '`strapi-media-${file.id}`',
  ],
  [
    'the value of that key',
    'gatsby-source-strapi/dist/download-media-files.js',
    'cacheMediaData.fileNodeID',
  ],
  [
    'the plain error of an invalid filter',
    '@strapi/database/dist/query/helpers/where.js',
    'throw new Error(`Operator ${key} must be an array`)',
  ],
  ['its own database', 'gatsby/dist/utils/cache-lmdb.js', '`caches-lmdb'],
  ['the element with the page', 'gatsby/cache-dir/default-html.js', '"___gatsby"'],
  ['the element that is focused', 'gatsby/cache-dir/production-app.js', '`gatsby-focus-wrapper`'],
  [
    'the line between server and panel of `strapi build`',
    '@strapi/strapi/dist/src/node/build.js',
    'Building build context',
  ],
])('%s is where it was', (_what, file, text) => {
  expect(sourceOf(file)).toContain(text);
});
