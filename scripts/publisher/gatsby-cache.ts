import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

// What is looked up by content or checked against its source: right whatever happened.
const SAFE_AFTER_A_BREAK = new Set(['webpack', 'caches', 'caches-lmdb', 'adapters']);

// A build that an earlier publisher had begun may still write for a moment before it ends.
const REMOVED = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/**
 * Gatsby writes its nodes to disk as it goes and what depends on them at the end. A build that is
 * cut short leaves nodes that look unchanged to the next one, which then keeps old pages. So the
 * site's build leaves a mark before it stores the first node (`site/src/gatsby/defer-storage.ts`), which
 * is removed when the build has ended well; a build that finds it starts without that knowledge.
 */
export function openGatsbyCache(mirrorDir: string) {
  const cacheDir = path.join(mirrorDir, '.cache');
  const publicDir = path.join(mirrorDir, 'public');
  const mark = path.join(path.dirname(mirrorDir), 'building');

  async function removeBut(dir: string, kept: Set<string>): Promise<void> {
    const names = await readdir(dir).catch(() => []);
    for (const name of names.filter((each) => !kept.has(each))) {
      await rm(path.join(dir, name), REMOVED);
    }
  }

  return {
    markFile: mark,
    /** Whether the last build was cut short while it stored nodes. */
    isBroken: (): boolean => existsSync(mark),
    /**
     * To call before a build. `isCold`: from nothing at all, pictures and bundles included.
     * `isOtherSite`: the sources have changed, and Gatsby may store what they make of it at any time.
     */
    async begin({ isCold, isOtherSite }: Record<'isCold' | 'isOtherSite', boolean>): Promise<void> {
      await mkdir(path.dirname(mark), { recursive: true });
      const wasBroken = existsSync(mark);
      // Removing files can be cut short as well.
      if (isCold || isOtherSite) await writeFile(mark, '');
      if (isCold) {
        await removeBut(cacheDir, new Set());
        await removeBut(publicDir, new Set());
      } else if (wasBroken) {
        await removeBut(cacheDir, SAFE_AFTER_A_BREAK);
        await removeBut(publicDir, new Set(['static']));
      }
      if (!isOtherSite) await rm(mark, { force: true });
    },
    /** To call after a build that came to its end. */
    finish: (): Promise<void> => rm(mark, { force: true }),
  };
}
