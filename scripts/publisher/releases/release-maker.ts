import type { BuildPhase } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import type { ReleaseStore } from '../../lib/releases/release-store.ts';
import type { Build } from '../build/builder.ts';
import type { ContentStore } from '../build/content-store.ts';
import type { Inspect } from '../checks/inspect.ts';
import type { Inventory } from '../checks/inventory.ts';
import { findPageOwner } from '../checks/page-owner.ts';
import { PublishFailure } from '../failures/failure.ts';
import { keyOf, MAX_ROUNDS, findHeldEntries, shownEntryHashes } from '../failures/held-entries.ts';
import { assertDiskSpace } from './disk-space.ts';

/** The content changed during the build and the checks failed; retry with the new content. */
export class ContentChanged extends Error {}

export type MakerOptions = {
  readSnapshot: () => Promise<Snapshot>;
  build: Build;
  inspect: Inspect;
  releases: ReleaseStore;
  /** Hash of the site's sources and settings. */
  source: string;
  content: ContentStore;
  log: (line: string) => void;
};

export type MakeRequest = {
  before: Snapshot;
  isCold: boolean;
  /** Entries that failed in an earlier build of the same content. */
  held: readonly HeldEntry[];
  /** Allows one rebuild from empty caches after a failed check that suspects the caches. */
  mayRebuild: boolean;
  signal: AbortSignal;
  enter: (phase: BuildPhase) => void;
};

export type MadeRelease = {
  release: Release;
  /** Published revision after the build, or before it if the CMS does not respond. */
  seenRevision: string;
  held: readonly HeldEntry[];
};

function bytesOf(inventory: Inventory): number {
  return [...inventory.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Creates a function that builds, checks and stores a complete release, without activating it. */
export function createReleaseMaker(options: MakerOptions) {
  const { releases, source, content } = options;

  /** Reads what is published after the build; undefined while the CMS does not respond. */
  async function readAfter(): Promise<Snapshot | undefined> {
    try {
      return await options.readSnapshot();
    } catch (error) {
      // Gatsby has read everything, so the release does not need the CMS any more.
      if (error instanceof CmsUnavailable) return undefined;
      throw error;
    }
  }

  async function build({ before, isCold, held, signal, enter }: MakeRequest): Promise<string> {
    enter('build');
    await content.request({ held, live: Object.keys(releases.live()?.entries ?? {}) });
    const publicDir = await options.build({
      isCold,
      signal,
      ownerOf: (page) => findPageOwner(before, page),
    });
    signal.throwIfAborted();
    return publicDir;
  }

  async function check(publicDir: string, { before, signal, enter }: MakeRequest) {
    enter('check');
    const held = (await content.readHeld()).map((each) => ({
      ...each,
      hash: before.entries[keyOf(each.entry)],
    }));
    const seen = await readAfter();
    const after = seen ?? before;
    const files = await options
      .inspect({ publicDir, before, after, held })
      .catch((error: unknown) => {
        if (after.revision === before.revision) throw error;
        throw new ContentChanged('El contenido cambió durante la construcción.', { cause: error });
      });
    signal.throwIfAborted();
    const isExact = seen?.revision === before.revision;
    return { publicDir, files, held, isExact, seenRevision: after.revision };
  }

  /** Builds and checks; rebuilds once from empty caches when a failed check suspects them. */
  async function buildWithRetry(request: MakeRequest): ReturnType<typeof check> {
    const publicDir = await build(request);
    try {
      return await check(publicDir, request);
    } catch (error) {
      const isSuspect = error instanceof PublishFailure && error.isCacheSuspect;
      if (!isSuspect || request.isCold || !request.mayRebuild) throw error;
      options.log(`Se construye otra vez, desde cero: ${error.message}`);
      return check(await build({ ...request, isCold: true }), request);
    }
  }

  async function attempt(request: MakeRequest): Promise<MadeRelease> {
    const { before, signal, enter } = request;
    const { publicDir, files, held, isExact, seenRevision } = await buildWithRetry(request);
    enter('copy');
    await assertDiskSpace(releases.dir, bytesOf(files));
    const { revision, entries, redirects } = before;
    const hashes = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
    const release = await releases.create({
      publicDir,
      files: hashes,
      revision,
      entries: shownEntryHashes(entries, held, releases.live()?.entries),
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
        const found = findHeldEntries(error, held, request.before);
        if (found.length === 0 || round === MAX_ROUNDS) throw error;
        held = [...held, ...found];
        isCold = false;
        for (const { message } of found) {
          options.log(`Se detiene una entrada y se construye otra vez: ${message}`);
        }
      }
    }
  };
}
