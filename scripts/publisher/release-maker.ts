import type { Build } from './builder.ts';
import type { ContentStore } from './content-store.ts';
import { assertRoomFor } from './disk.ts';
import { PublishFailure } from './failure.ts';
import { keyOf, MAX_ROUNDS, newlyHeld, shownEntries, type HeldEntry } from './held-entries.ts';
import type { Inspect } from './inspect.ts';
import type { Inventory } from './inventory.ts';
import { findPageOwner } from './page-owner.ts';
import type { Release } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';
import { CmsAway, type Snapshot } from './snapshot.ts';
import type { Phase } from './status.ts';

/** The content changed under a build that then did not pass: another one will tell. */
export class ContentMoved extends Error {}

export type MakerOptions = {
  readSnapshot: () => Promise<Snapshot>;
  build: Build;
  inspect: Inspect;
  releases: ReleaseStore;
  /** Hash of the site's sources and settings. */
  source: string;
  onBuildLine?: (line: string) => void;
  /** Without one, a bad entry stops the publication. */
  content?: ContentStore;
  say: (line: string) => void;
};

export type MakeRequest = {
  before: Snapshot;
  isCold: boolean;
  /** Entries that an earlier build of the same content was held up by. */
  held: readonly HeldEntry[];
  /** Whether a check that suspects the caches has the site built once more without them. */
  mayRebuild: boolean;
  signal: AbortSignal;
  enter: (phase: Phase) => void;
};

export type MadeRelease = {
  release: Release;
  /** What the CMS has published after the build, as far as it answers. */
  seenRevision: string;
  /** The entries whose published version it does not show. */
  held: readonly HeldEntry[];
};

type Checked = {
  publicDir: string;
  files: Inventory;
  held: readonly HeldEntry[];
  isExact: boolean;
  seenRevision: string;
};

function bytesOf(inventory: Inventory): number {
  return [...inventory.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Builds, checks and stores a release; it is whole, and not live yet. */
export function createReleaseMaker(options: MakerOptions) {
  const { releases, source, content } = options;

  async function readAfter(before: Snapshot): Promise<{ after: Snapshot; isExact: boolean }> {
    try {
      const after = await options.readSnapshot();
      return { after, isExact: after.revision === before.revision };
    } catch (error) {
      // Gatsby has read everything: what it made can go live without the CMS.
      if (error instanceof CmsAway) return { after: before, isExact: false };
      throw error;
    }
  }

  /** A build that stopped at a page is blamed on the entry whose page it is. */
  async function runBuild(request: Parameters<Build>[0], { before }: MakeRequest): Promise<string> {
    try {
      return await options.build(request);
    } catch (error) {
      if (!(error instanceof PublishFailure)) throw error;
      const { message, detail, problems } = error;
      const [problem] = problems;
      const entry = problem?.page === undefined ? undefined : findPageOwner(before, problem.page);
      if (!entry) throw error;
      const isCacheSuspect = error.isCacheSuspect;
      throw new PublishFailure({ message, entry, isCacheSuspect }, detail, { cause: error });
    }
  }

  async function inspect(inspection: Parameters<Inspect>[0]): Promise<Inventory> {
    const { before, after } = inspection;
    try {
      return await options.inspect(inspection);
    } catch (error) {
      if (after.revision === before.revision) throw error;
      throw new ContentMoved('El contenido cambió durante la construcción.', { cause: error });
    }
  }

  async function build(request: MakeRequest): Promise<string> {
    const { isCold, signal, enter } = request;
    enter('build');
    await content?.request(request.held, Object.keys(releases.live()?.entries ?? {}));
    const onLine = (line: string): void => options.onBuildLine?.(line);
    const publicDir = await runBuild({ isCold, signal, onLine }, request);
    signal.throwIfAborted();
    return publicDir;
  }

  async function check(publicDir: string, request: MakeRequest): Promise<Checked> {
    const { before, signal, enter } = request;
    enter('check');
    const held = ((await content?.readHeld()) ?? []).map((each) => ({
      ...each,
      hash: before.entries[keyOf(each.entry)],
    }));
    const { after, isExact } = await readAfter(before);
    const files = await inspect({ publicDir, before, after, held });
    signal.throwIfAborted();
    return { publicDir, files, held, isExact, seenRevision: after.revision };
  }

  /** When a check suspects the caches, the site is built once more without them. */
  async function buildSurely(request: MakeRequest): Promise<Checked> {
    const publicDir = await build(request);
    try {
      return await check(publicDir, request);
    } catch (error) {
      const isSuspect = error instanceof PublishFailure && error.isCacheSuspect;
      if (!isSuspect || request.isCold || !request.mayRebuild) throw error;
      options.say(`Se construye otra vez, desde cero: ${error.message}`);
      return check(await build({ ...request, isCold: true }), request);
    }
  }

  async function attempt(request: MakeRequest): Promise<MadeRelease> {
    const { before, signal, enter } = request;
    const { publicDir, files, held, isExact, seenRevision } = await buildSurely(request);
    enter('copy');
    await assertRoomFor(releases.dir, bytesOf(files));
    const { revision, entries, redirects } = before;
    const hashes = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
    const release = await releases.create({
      publicDir,
      files: hashes,
      revision,
      entries: shownEntries(entries, held, releases.live()?.entries),
      redirects,
      isExact,
      source,
    });
    signal.throwIfAborted();
    return { release, seenRevision, held };
  }

  return async (request: MakeRequest): Promise<MadeRelease> => {
    let { held, isCold } = request;
    for (let round = 0; ; round += 1) {
      try {
        return await attempt({ ...request, held, isCold });
      } catch (error) {
        const found = content ? newlyHeld(error, held, request.before) : [];
        if (found.length === 0 || round === MAX_ROUNDS) throw error;
        held = [...held, ...found];
        isCold = false;
        for (const { message } of found) {
          options.say(`Se detiene una entrada y se construye otra vez: ${message}`);
        }
      }
    }
  };
}
