import { PublishFailure, type EntryReference, type Problem } from './failure.ts';
import type { Snapshot } from './snapshot.ts';

/** An entry whose published version would not pass: visitors see the last good one, or none. */
export type HeldEntry = {
  entry: EntryReference;
  /** Why, in one sentence for staff. */
  message: string;
  /** It was never good, and is not on the site at all. */
  isLeftOut?: boolean;
  /** The next attempt may pass although nobody changes anything. */
  isTransient?: boolean;
  /** Only a finished build shows it, so that the next one has to be told. */
  isFoundLate?: boolean;
  /** What was published when it was found; another content is tried anew. */
  hash?: string;
};

/** How often one publication is tried with more entries held back. */
export const MAX_ROUNDS = 3;

export const keyOf = ({ uid, documentId }: EntryReference): string => `${uid}:${documentId}`;

/** What a failure blames on entries that are not held back yet. */
export function newlyHeld(
  error: unknown,
  held: readonly HeldEntry[],
  { entries }: Snapshot,
): HeldEntry[] {
  if (!(error instanceof PublishFailure)) return [];
  const known = new Set(held.map(({ entry }) => keyOf(entry)));
  const found = new Map<string, HeldEntry>();
  for (const { entry, message } of error.problems) {
    const key = entry && keyOf(entry);
    if (!key || known.has(key) || found.has(key)) continue;
    found.set(key, { entry, message, isFoundLate: true, hash: entries[key] });
  }
  return [...found.values()];
}

/** Those whose content is still what it was when they were found. */
export function stillHeld(held: readonly HeldEntry[], { entries }: Snapshot): HeldEntry[] {
  return held.filter(
    ({ entry, hash, isFoundLate }) =>
      isFoundLate && hash !== undefined && entries[keyOf(entry)] === hash,
  );
}

/** The hashes of what visitors see: of a held entry those of the live release, or none. */
export function shownEntries(
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

/** Whether a problem stays although the entry is held back, and does visitors little harm. */
export function isTolerated(problem: Problem, held: readonly HeldEntry[]): boolean {
  const { entry, isMinor } = problem;
  return isMinor === true && held.some((each) => entry && keyOf(each.entry) === keyOf(entry));
}
