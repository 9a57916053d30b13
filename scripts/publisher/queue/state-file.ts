import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FailedAttempt, LastBuild } from '@tequiora/cms/contracts/publisher.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';

/**
 * `check`: read the CMS and build if its revision is not live. `build`: build in any case. `rebuild`:
 * build from empty caches. The state file stores these values.
 */
export type Demand = (typeof DEMANDS)[number];

const DEMANDS = ['check', 'build', 'rebuild'] as const;

/** Content that could not be published. */
export type FailedBuild = {
  revision: string;
  source: string;
  attempts: number;
  /** Earliest time of the next attempt; null: only a change or a request starts one. */
  retryAt: string | null;
};

export type PublisherState = {
  /** Requested and not finished; a restart resumes it. */
  pending?: Demand;
  /** Set by a rollback: keep the live release while the CMS is at this revision. */
  heldRevision?: string;
  /**
   * Set by a rollback until a read whose revision becomes `heldRevision`: what had been published before
   * the rollback, known or not, must not undo it.
   */
  holdsNextRead?: boolean;
  last?: LastBuild;
  /** Entries whose published version a release does not show. */
  held?: { release: string; entries: readonly HeldEntry[] };
  failed?: FailedBuild;
  /** The last failures, newest first. */
  failedAttempts?: readonly FailedAttempt[];
  /** Consecutive failed builds that the caches may have caused, regardless of their content. */
  failures: number;
};

/** Reads the state that the publisher keeps across restarts; creates its folder. */
export function readState(file: string): PublisherState {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof saved === 'object' && saved !== null) {
      // Earlier versions stored `heldRevision` as `heldAt`, and had another name for the demand `check`,
      // which a start makes in any case.
      const { heldAt, ...state } = saved as PublisherState & { heldAt?: string };
      const pending = DEMANDS.find((demand) => demand === state.pending);
      const heldRevision = state.heldRevision ?? heldAt;
      return { ...state, failures: state.failures ?? 0, pending, heldRevision };
    }
  } catch {
    // Missing or truncated: the publisher recovers by comparing revisions.
  }
  return { failures: 0 };
}

export function writeState(file: string, state: PublisherState): void {
  try {
    writeFileSync(`${file}.tmp`, JSON.stringify(state, null, 2));
    renameSync(`${file}.tmp`, file);
  } catch {
    // Disk full: the state stays in memory, and a restart recovers by comparing revisions.
  }
}
