import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EntryReference } from './failure.ts';
import type { HeldEntry } from './held-entries.ts';
import type { PhaseTimes } from './phase-clock.ts';
import type { Demand } from './queue.ts';

export type LastBuild = {
  startedAt: string;
  finishedAt: string;
  ok: boolean;
  /** Why not, in one sentence for staff. */
  error?: string;
  /** The entry that has to be mended. */
  entry?: EntryReference;
  /** What else there is to know, for who looks after the site. */
  detail?: string;
  /** Where the time went. */
  phases?: PhaseTimes;
};

/** A content that could not be published. It is not tried again before its time. */
export type FailedBuild = {
  revision: string;
  source: string;
  attempts: number;
  /** null: only a change or a person starts it again. */
  retryAt: string | null;
};

export type PublisherState = {
  /** Asked for and not yet done: a restart takes it up again. */
  pending?: Demand;
  /** Set by a rollback: stay on the live release while the CMS is at this revision. */
  heldAt?: string;
  last?: LastBuild;
  /** The entries whose published version a release does not show. */
  held?: { release: string; entries: readonly HeldEntry[] };
  failed?: FailedBuild;
  /** Failed builds in a row for which the caches may be the reason, whatever their content. */
  failures: number;
};

export type StateFile = {
  read: () => PublisherState;
  update: (change: Partial<PublisherState>) => void;
};

function load(file: string): PublisherState {
  try {
    const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof saved === 'object' && saved !== null) return { failures: 0, ...saved };
  } catch {
    // Missing or cut short: comparing revisions finds out what there is to do.
  }
  return { failures: 0 };
}

/** What the publisher has to remember when it is restarted, kept in one small file. */
export function openStateFile(file: string): StateFile {
  mkdirSync(path.dirname(file), { recursive: true });
  let state = load(file);
  return {
    read: () => state,
    update(change) {
      state = { ...state, ...change };
      try {
        writeFileSync(`${file}.tmp`, JSON.stringify(state, null, 2));
        renameSync(`${file}.tmp`, file);
      } catch {
        // A full disk: it is kept in memory, and a restart finds out by comparing.
      }
    },
  };
}
