import type { HeldEntry, EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { PublishFailure, type Problem } from './failure.ts';

export const MAX_ROUNDS = 3;

export const keyOf = ({ uid, documentId }: EntryReference): string => `${uid}:${documentId}`;

/** Returns the entries that a failure names and that are not held back yet. */
export function findHeldEntries(
  error: unknown,
  held: readonly HeldEntry[],
  { entries }: Snapshot,
): HeldEntry[] {
  if (!(error instanceof PublishFailure)) return [];
  const known = new Set(held.map(({ entry }) => keyOf(entry)));
  const found = new Map<string, HeldEntry>();
  for (const { entry, message, isMinor } of error.problems) {
    const key = entry && keyOf(entry);
    if (!key || known.has(key) || found.has(key)) continue;
    found.set(key, { entry, message, isFoundLate: true, hash: entries[key], isMinor });
  }
  return [...found.values()];
}

/** Returns the held entries whose content has not changed since they failed. */
export function unchangedHeldEntries(
  held: readonly HeldEntry[],
  { entries }: Snapshot,
): HeldEntry[] {
  return held.filter(
    ({ entry, hash, isFoundLate, isSuspect }) =>
      isFoundLate && (hash !== undefined || isSuspect) && entries[keyOf(entry)] === hash,
  );
}

/** Returns the entry hashes that visitors will see; for held entries those of the live release, if any. */
export function shownEntryHashes(
  published: Snapshot['entries'],
  held: readonly HeldEntry[],
  live: Snapshot['entries'] = {},
): Snapshot['entries'] {
  const shown = { ...published };
  for (const { entry } of held) {
    const key = keyOf(entry);
    const hash = live[key];
    if (hash === undefined) delete shown[key];
    else shown[key] = hash;
  }
  return shown;
}

/** Returns whether a minor problem remains although its entry is held back. */
export function isTolerated(problem: Problem, held: readonly HeldEntry[]): boolean {
  const { entry, isMinor } = problem;
  return isMinor === true && held.some((each) => entry && keyOf(each.entry) === keyOf(entry));
}
