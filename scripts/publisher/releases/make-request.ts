import type { BuildPhase } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import type { ReleaseStore } from '../../lib/releases/release-store.ts';
import type { Build } from '../build/builder.ts';
import type { ContentStore } from '../build/content-store.ts';
import type { Inspect } from '../checks/inspect.ts';

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

/** Builds, checks and stores a release once. */
export type Attempt = (request: MakeRequest) => Promise<MadeRelease>;
