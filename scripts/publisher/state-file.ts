import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Demand } from './queue.ts';

export type LastBuild = { startedAt: string; finishedAt: string; ok: boolean; error?: string };

export type PublisherState = {
  /** Asked for and not yet done: a restart takes it up again. */
  pending?: Demand;
  /** Set by a rollback: stay on the live release while the CMS is at this revision. */
  heldAt?: string;
  last?: LastBuild;
  /** Failed builds in a row. */
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
      writeFileSync(`${file}.tmp`, JSON.stringify(state, null, 2));
      renameSync(`${file}.tmp`, file);
    },
  };
}
