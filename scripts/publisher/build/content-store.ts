import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type { BuildRequest, HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Evidence } from '../failures/find-culprits.ts';

/** What the evidence of a search is about: the live release, and the sources of the site. */
export type SearchBase = { release: string | undefined; source: string };
type StoredSearch = SearchBase & { evidence: Evidence };
type StoredContent = { entries: Record<string, { name?: unknown; title?: unknown }> };

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(value) || Array.isArray(value) ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the files that publisher and build share: see site/src/gatsby/fallback/content-store.ts. */
export function openContentStore(dir: string) {
  const inDir = (name: string): string => path.join(dir, name);
  const search = inDir('search.json');
  const contentOf = (release: string): string => inDir(`releases/${release}.json`);
  const heldOf = (release: string): string => inDir(`releases/${release}.held.json`);

  async function write(file: string, value: unknown): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.tmp`, JSON.stringify(value));
    await rename(`${file}.tmp`, file);
  }

  /** Assigns the content that an earlier version of the product kept for the live release only. */
  async function adoptLiveContent(release: string): Promise<void> {
    const before = inDir('live.json');
    if (!existsSync(before)) return;
    await mkdir(inDir('releases'), { recursive: true });
    await rename(before, contentOf(release));
  }

  return {
    /** Ends the search for the entry that stops the builds. */
    endSearch: (): Promise<void> => rm(search, { force: true }),
    isSearching: (): boolean => existsSync(search),
    /** Returns the evidence of an unfinished search, also after a restart. */
    async readEvidence({ release, source }: SearchBase): Promise<Evidence> {
      const stored = await readJson<StoredSearch>(search);
      const isSame = stored?.release === release && stored?.source === source;
      return isSame && stored ? stored.evidence : { passed: [], failed: [] };
    },
    saveEvidence: (base: SearchBase, evidence: Evidence): Promise<void> =>
      write(search, { ...base, evidence }),
    /** Returns the names of the entries of a release, by key. */
    async readNames(release: string | undefined): Promise<Map<string, string>> {
      const stored = release && (await readJson<Partial<StoredContent>>(contentOf(release)));
      const { entries = {} } = stored || {};
      return new Map(
        Object.entries(entries).flatMap(([key, { name, title }]) => {
          const found = [name, title].find((each) => typeof each === 'string');
          return typeof found === 'string' ? [[key, found] as const] : [];
        }),
      );
    },
    /** Call before a build. `release` in `content`: the live one. */
    async request(content: BuildRequest): Promise<void> {
      if (content.release) await adoptLiveContent(content.release);
      await rm(inDir('built.json'), { force: true });
      await rm(inDir('held.json'), { force: true });
      await write(inDir('request.json'), content);
    },
    /** Returns every entry that the last build held back. */
    readHeld: async (): Promise<HeldEntry[]> =>
      (await readJson<HeldEntry[]>(inDir('held.json'))) ?? [],
    /**
     * Call before a release goes live: keeps the content of the last build, which made it, and what it
     * held back. So the content always belongs to the live release, also after a rollback or a kill.
     * @param kept ids of the existing releases; the content of others is removed
     */
    async keep(
      release: string,
      held: readonly HeldEntry[],
      kept: readonly string[],
    ): Promise<void> {
      await write(heldOf(release), held);
      const built = inDir('built.json');
      if (existsSync(built)) await rename(built, contentOf(release));
      for (const name of await readdir(inDir('releases'))) {
        const [id = ''] = name.split('.', 1);
        if (!kept.includes(id)) await rm(inDir(`releases/${name}`), { force: true });
      }
    },
    /** Returns what a release held back; undefined for one of an earlier version of the product. */
    readHeldOf(release: string): HeldEntry[] | undefined {
      try {
        return JSON.parse(readFileSync(heldOf(release), 'utf8')) as HeldEntry[];
      } catch {
        return undefined;
      }
    },
  };
}

export type ContentStore = ReturnType<typeof openContentStore>;
