import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRequest, HeldEntry } from '@tequiora/cms/contracts/site-build.ts';

/** Opens the files that publisher and build share: see site/src/gatsby/fallback/content-store.ts. */
export function openContentStore(dir: string) {
  const [built, held] = [path.join(dir, 'built.json'), path.join(dir, 'held.json')];
  return {
    /** Call before a build. */
    async request(content: BuildRequest): Promise<void> {
      await mkdir(dir, { recursive: true });
      await rm(built, { force: true });
      await rm(held, { force: true });
      await writeFile(path.join(dir, 'request.json'), JSON.stringify(content));
    },
    /** Returns every entry that the build held back. */
    async readHeld(): Promise<HeldEntry[]> {
      try {
        return JSON.parse(await readFile(held, 'utf8')) as HeldEntry[];
      } catch {
        return [];
      }
    },
    /** Call when the release is live: its content becomes the fallback of the next build. */
    async promote(): Promise<void> {
      // Missing when a publisher was killed before it saved the built content.
      if (existsSync(built)) await rename(built, path.join(dir, 'live.json'));
    },
  };
}

export type ContentStore = ReturnType<typeof openContentStore>;
