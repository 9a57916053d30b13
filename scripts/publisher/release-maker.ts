import type { Build } from './builder.ts';
import { assertRoomFor } from './disk.ts';
import { PublishFailure } from './failure.ts';
import type { Inspect } from './inspect.ts';
import type { Inventory } from './inventory.ts';
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
  say: (line: string) => void;
};

export type MakeRequest = {
  before: Snapshot;
  isCold: boolean;
  /** Whether a check that suspects the caches has the site built once more without them. */
  mayRebuild: boolean;
  signal: AbortSignal;
  enter: (phase: Phase) => void;
};

export type MadeRelease = {
  release: Release;
  /** What the CMS has published after the build, as far as it answers. */
  seenRevision: string;
};

type Checked = {
  publicDir: string;
  files: Inventory;
  isExact: boolean;
  seenRevision: string;
};

function bytesOf(inventory: Inventory): number {
  return [...inventory.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Builds, checks and stores a release; it is whole, and not live yet. */
export function createReleaseMaker(options: MakerOptions) {
  const { releases, source } = options;

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

  async function inspect(publicDir: string, before: Snapshot, after: Snapshot): Promise<Inventory> {
    try {
      return await options.inspect({ publicDir, before, after });
    } catch (error) {
      if (after.revision === before.revision) throw error;
      throw new ContentMoved('El contenido cambió durante la construcción.', { cause: error });
    }
  }

  async function build({ isCold, signal, enter }: MakeRequest): Promise<string> {
    enter('build');
    const onLine = (line: string): void => options.onBuildLine?.(line);
    const publicDir = await options.build({ isCold, signal, onLine });
    signal.throwIfAborted();
    return publicDir;
  }

  async function check(publicDir: string, request: MakeRequest): Promise<Checked> {
    const { before, signal, enter } = request;
    enter('check');
    const { after, isExact } = await readAfter(before);
    const files = await inspect(publicDir, before, after);
    signal.throwIfAborted();
    return { publicDir, files, isExact, seenRevision: after.revision };
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

  return async (request: MakeRequest): Promise<MadeRelease> => {
    const { before, signal, enter } = request;
    const { publicDir, files, isExact, seenRevision } = await buildSurely(request);
    enter('copy');
    await assertRoomFor(releases.dir, bytesOf(files));
    const { revision, entries, redirects } = before;
    const hashes = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
    const release = await releases.create({
      publicDir,
      files: hashes,
      revision,
      entries,
      redirects,
      isExact,
      source,
    });
    signal.throwIfAborted();
    return { release, seenRevision };
  };
}
