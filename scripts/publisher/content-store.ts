import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HeldEntry } from './held-entries.ts';

export type ContentStore = {
  /** To call before a build: the entries it must not use, and those that visitors see. */
  request: (held: readonly HeldEntry[], live: readonly string[]) => Promise<void>;
  /** Every entry that the build has held back. */
  readHeld: () => Promise<HeldEntry[]>;
  /** To call when what was built is live: it is what the next build goes back to. */
  promote: () => Promise<void>;
};

/** What the publisher and the build share: see site/src/gatsby/fallback/content-store.ts. */
export function openContentStore(dir: string): ContentStore {
  const [live, built, held, request] = ['live', 'built', 'held', 'request'].map((name) =>
    path.join(dir, `${name}.json`),
  ) as [string, string, string, string];
  return {
    async request(entries, keys) {
      await mkdir(dir, { recursive: true });
      await rm(built, { force: true });
      await rm(held, { force: true });
      await writeFile(request, JSON.stringify({ held: entries, live: keys }));
    },
    async readHeld() {
      try {
        return JSON.parse(await readFile(held, 'utf8')) as HeldEntry[];
      } catch {
        return [];
      }
    },
    async promote() {
      // Missing when a publisher was killed before it could save what it had built.
      if (existsSync(built)) await rename(built, live);
    },
  };
}
