import { statfs } from 'node:fs/promises';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import type { Inventory } from '../checks/inventory.ts';
import { DISK_FULL, PublishFailure } from '../failures/failure.ts';
import { keyOf, shownEntryHashes } from '../failures/held-entries.ts';
import { ContentChanged } from './content-changed.ts';
import { createTolerantMaker } from './create-tolerant-maker.ts';
import type { MadeRelease, MakerOptions, MakeRequest } from './make-request.ts';
import { redirectsToShown } from './redirects-to-shown.ts';

function bytesOf(inventory: Inventory): number {
  return [...inventory.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Creates a function that builds, checks and stores a complete release, without activating it. An entry
 * that stops the build is held back.
 */
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

  async function build({ isCold, held, signal, enter }: MakeRequest): Promise<string> {
    enter('build');
    const live = releases.live();
    await content.request({ held, release: live?.id, live: Object.keys(live?.entries ?? {}) });
    const publicDir = await options.build({ isCold, signal });
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
        throw new ContentChanged({ cause: error });
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
    const { revision, entries } = before;
    const hashes = Object.fromEntries([...files].map(([file, { hash }]) => [file, hash]));
    const release = await releases.create({
      publicDir,
      files: hashes,
      revision,
      entries: shownEntryHashes(entries, held, releases.live()?.entries),
      redirects: redirectsToShown(before, held, files),
      isExact,
      source,
    });
    signal.throwIfAborted();
    return { release, seenRevision, held };
  }

  return createTolerantMaker(options, attempt);
}

/** Besides the release itself, the caches and pictures of the next build need about the same space. */
const FACTOR = 2;

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

/**
 * Checks that a release fits on the disk before any of it is written.
 * @throws PublishFailure when the disk is too full
 */
async function assertDiskSpace(folder: string, releaseBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, required] = [bavail * bsize, releaseBytes * FACTOR];
  if (free >= required) return;
  throw new PublishFailure(
    { message: DISK_FULL },
    `Quedan ${megabytes(free)} libres y se necesitan ${megabytes(required)}.`,
  );
}
