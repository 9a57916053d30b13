import type { EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { formatEntryName } from './failure.ts';
import { keyOf } from './held-entries.ts';

/** An entry whose published content is not the one of the live release. */
export type ChangedEntry = {
  /** Identifies the entry and its content. */
  change: string;
  entry: EntryReference;
  /** The entry with its type, for staff. */
  label: string;
  /** Hash of its content; undefined when the live release shows it and it is not published any more. */
  hash?: string;
};

type Rank = 0 | 1 | 2;

function toChange(key: string, hash: string | undefined): string {
  return `${key}@${hash ?? 'removed'}`;
}

function referenceOf(key: string, name: string): EntryReference {
  const at = key.lastIndexOf(':');
  return { uid: key.slice(0, at), documentId: key.slice(at + 1), name };
}

/**
 * Returns the entries that differ between the published content and that of the live release, except
 * those that are held. What others may need comes first: new entries (at first those without a page of
 * their own, such as categories), changed ones, removed ones.
 * @param nameOf returns the name of an entry of the live release
 */
export function listChangedEntries(
  { entries, labels, shown }: Pick<Snapshot, 'entries' | 'labels' | 'shown'>,
  live: Snapshot['entries'],
  held: readonly { entry: EntryReference }[],
  nameOf: (key: string) => string | undefined,
): ChangedEntry[] {
  const heldKeys = new Set(held.map(({ entry }) => keyOf(entry)));
  const ranked: { rank: Rank; isPart: boolean; changed: ChangedEntry }[] = [];
  for (const key of new Set([...Object.keys(entries), ...Object.keys(live)])) {
    const hash = entries[key];
    if (hash === live[key] || heldKeys.has(key)) continue;
    const label = labels[key];
    const name = label?.name ?? nameOf(key) ?? '';
    ranked.push({
      rank: hash === undefined ? 2 : key in live ? 1 : 0,
      isPart: !(key in shown),
      changed: {
        change: toChange(key, hash),
        entry: referenceOf(key, name),
        label: label ? formatEntryName(label) : `Entrada «${name}»`,
        hash,
      },
    });
  }
  return ranked
    .toSorted((a, b) => a.rank - b.rank || Number(b.isPart) - Number(a.isPart))
    .map(({ changed }) => changed);
}
