import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRequest, HeldEntry } from '@tequiora/cms/contracts/site-build.ts';

export type ContentStore = {
  /** Call before a build, with the entries it must not use and the keys of the live entries. */
  request: (held: readonly HeldEntry[], live: readonly string[]) => Promise<void>;
  /** Returns every entry that the build held back. */
  readHeld: () => Promise<HeldEntry[]>;
  /** Call when the release is live: its content becomes the fallback of the next build. */
  promote: () => Promise<void>;
};

/** Opens the files that publisher and build share: see site/src/gatsby/fallback/content-store.ts. */
export function openContentStore(dir: string): ContentStore {
  const [live, built, held, request] = ['live', 'built', 'held', 'request'].map((name) =>
    path.join(dir, `${name}.json`),
  ) as [string, string, string, string];
  return {
    async request(entries, keys) {
      await mkdir(dir, { recursive: true });
      await rm(built, { force: true });
      await rm(held, { force: true });
      const content: BuildRequest = { held: entries, live: keys };
      await writeFile(request, JSON.stringify(content));
    },
    async readHeld() {
      try {
        return JSON.parse(await readFile(held, 'utf8')) as HeldEntry[];
      } catch {
        return [];
      }
    },
    async promote() {
      // Missing when a publisher was killed before it saved the built content.
      if (existsSync(built)) await rename(built, live);
    },
  };
}
