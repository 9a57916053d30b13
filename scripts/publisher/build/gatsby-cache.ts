import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Content-addressed or validated against their sources: correct even after an interrupted build.
const SAFE_AFTER_INTERRUPTION = new Set(['webpack', 'caches', 'caches-lmdb', 'adapters']);

// A build of an earlier publisher may still write until it ends.
const REMOVED = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/**
 * Gatsby stores its nodes while it runs and what depends on them at the end. After an interrupted build
 * the stored nodes look unchanged to the next one, which then keeps old pages. So the site's build
 * creates a marker file before it stores the first node (`site/src/gatsby/defer-storage.ts`), removed
 * after a successful build; a build that finds it clears the affected caches.
 */
export function openGatsbyCache(mirrorDir: string) {
  const cacheDir = path.join(mirrorDir, '.cache');
  const publicDir = path.join(mirrorDir, 'public');
  const mark = path.join(path.dirname(mirrorDir), 'building');

  async function removeExcept(dir: string, kept: Set<string>): Promise<void> {
    const names = await readdir(dir).catch(() => []);
    for (const name of names.filter((each) => !kept.has(each))) {
      await rm(path.join(dir, name), REMOVED);
    }
  }

  return {
    markFile: mark,
    /** Returns whether the last build was interrupted while it stored nodes. */
    isBroken: (): boolean => existsSync(mark),
    /**
     * Call before a build. `isCold`: clears all caches, including pictures and bundles.
     * `isOtherSite`: the sources have changed, so Gatsby may store nodes at any time.
     */
    async begin({ isCold, isOtherSite }: Record<'isCold' | 'isOtherSite', boolean>): Promise<void> {
      await mkdir(path.dirname(mark), { recursive: true });
      const wasBroken = existsSync(mark);
      // Removing files can be interrupted as well.
      if (isCold || isOtherSite) await writeFile(mark, '');
      if (isCold) {
        await removeExcept(cacheDir, new Set());
        await removeExcept(publicDir, new Set());
      } else if (wasBroken) {
        await removeExcept(cacheDir, SAFE_AFTER_INTERRUPTION);
        await removeExcept(publicDir, new Set(['static']));
      }
      if (!isOtherSite) await rm(mark, { force: true });
    },
    /** Call after a successful build. */
    finish: (): Promise<void> => rm(mark, { force: true }),
  };
}
