import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Compiler = {
  hooks: {
    done: {
      tap: (
        name: string,
        onDone: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void,
      ) => void;
    };
  };
};

export type CacheConfig = {
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  plugins: { apply: (compiler: Compiler) => void }[];
};

/** npm's list of the installed packages, and the site's configuration with its imports. */
const VERSIONED = [
  '../node_modules/.package-lock.json',
  '.cache/compiled/gatsby-config.js',
  '.cache/compiled/gatsby-node.js',
  'package.json',
];

/**
 * Makes webpack's cache valid as long as the installed packages and the site's configuration stay the
 * same. Without npm's list, webpack follows every import of its loaders and plugins.
 *
 * UPSTREAM: gatsby 5.16 · webpack's cache in Gatsby's configuration, and two compiled files in `.cache`
 * why: following the imports, through all of Gatsby and Babel, takes ten seconds of a build without a cache
 * test: site/src/gatsby/cache-by-versions.test.ts, scripts/internals.test.ts
 * until: Gatsby has a setting for the dependencies of the cache
 */
export function cacheByVersions({ cache, plugins }: CacheConfig, siteDir: string): void {
  const files = VERSIONED.map((file) => path.join(siteDir, file));
  if (!cache || !files.every((file) => existsSync(file))) return;
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  cache.version = hash.digest('hex');
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: (compiler) =>
      // Loaders add themselves.
      compiler.hooks.done.tap('cacheByVersions', (stats) => {
        stats.compilation.buildDependencies.clear();
      }),
  });
}
