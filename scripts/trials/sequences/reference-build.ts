import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIR, SITE_DIR } from '../../lib/dirs.ts';
import { toEnvironment, type Variables } from '../../lib/env.ts';
import { readBuildSettings } from '../../publisher/build/build-settings.ts';
import { createBuilder } from '../../publisher/build/builder.ts';
import { listBuildFiles } from '../../publisher/checks/list-build-files.ts';
import { hashFiles, type BuiltFiles } from './compare-builds.ts';

const LIMIT_MS = 10 * 60_000;
/** webpack's cache, keyed by the module sources; contains no content. */
const KEPT = 'webpack';

/** Creates a builder, separate from the publisher, that starts each build without cached content. */
export function createReferenceBuilder(env: Variables) {
  const buildDir = path.join(env.DATA_DIR, 'reference');
  const siteDir = path.join(buildDir, 'site');
  const builder = createBuilder({
    rootDir: ROOT_DIR,
    siteDir: SITE_DIR,
    buildDir,
    limitMs: LIMIT_MS,
    environment: {
      ...readBuildSettings(env, toEnvironment(env)),
      STRAPI_API_URL: env.STRAPI_API_URL,
      STRAPI_TOKEN: env.STRAPI_TOKEN,
    },
  });

  async function clearContentCaches(): Promise<void> {
    const cacheDir = path.join(siteDir, '.cache');
    const names = await readdir(cacheDir).catch(() => []);
    for (const name of names.filter((each) => each !== KEPT)) {
      await rm(path.join(cacheDir, name), { recursive: true, force: true });
    }
    await rm(path.join(siteDir, 'public'), { recursive: true, force: true });
  }

  return {
    async build(): Promise<BuiltFiles> {
      await clearContentCaches();
      const { signal } = new AbortController();
      const dir = await builder.build({ isCold: false, signal, ownerOf: () => undefined });
      return hashFiles(dir, await listBuildFiles(dir));
    },
    remove: async (): Promise<void> => {
      await builder.end();
      await rm(buildDir, { recursive: true, force: true });
    },
  };
}

export type ReferenceBuilder = ReturnType<typeof createReferenceBuilder>;
