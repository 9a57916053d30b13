import type { SaveConflict } from '../../../contracts/saving';

/** An entry in its editor: a new one and a single type have no `documentId` in the address. */
export type EntryRef = { model: string; documentId?: string | undefined };

export type SaveAction = 'create' | 'save' | 'publish';

/** Why what is in the form was not saved. `offline`: the request did not reach the CMS. */
export type SaveFailure =
  | { kind: 'conflict'; action: SaveAction; conflict: SaveConflict }
  | { kind: 'offline'; action: SaveAction }
  | { kind: 'refused'; action: SaveAction };

type Listener = () => void;

const failures = new Map<string, SaveFailure>();
const heldBases = new Map<string, string>();
const followed = new Set<string>();
const listeners = new Set<Listener>();

export const keyOf = ({ model, documentId }: EntryRef) => `${model}/${documentId ?? ''}`;

export const readFailure = (entry: EntryRef): SaveFailure | undefined => failures.get(keyOf(entry));

/** Notes that saving failed, or with `undefined` that it succeeded. */
export function noteFailure(entry: EntryRef, failure: SaveFailure | undefined): void {
  const key = keyOf(entry);
  if (failure === failures.get(key)) return;
  if (failure) failures.set(key, failure);
  else failures.delete(key);
  for (const listener of listeners) listener();
}

export function onFailuresChange(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that the editor of the page shows an entry and deals with its failures. */
export function followEntry(entry: EntryRef): () => void {
  followed.add(keyOf(entry));
  return () => {
    followed.delete(keyOf(entry));
    heldBases.delete(keyOf(entry));
    failures.delete(keyOf(entry));
  };
}

export const isFollowed = (entry: EntryRef): boolean => followed.has(keyOf(entry));

/**
 * Makes the next saves of an entry count as based on that version, although the panel has loaded a
 * newer one: the user has not decided between the two yet.
 */
export function holdBase(entry: EntryRef, updatedAt: string | undefined): void {
  if (updatedAt === undefined) heldBases.delete(keyOf(entry));
  else heldBases.set(keyOf(entry), updatedAt);
}

export const heldBaseOf = (entry: EntryRef): string | undefined => heldBases.get(keyOf(entry));
