import type { SaveConflict } from '../../../../contracts/saving';

/** An entry in the edit view: new entries and single types have no `documentId` in the URL. */
export type EntryRef = { model: string; documentId?: string | undefined };

export type SaveAction = 'create' | 'save' | 'publish';

/** The reason why the form was not saved. `offline`: the request did not reach the CMS. */
export type SaveFailure =
  | { kind: 'conflict'; action: SaveAction; conflict: SaveConflict }
  | { kind: 'offline'; action: SaveAction }
  | { kind: 'refused'; action: SaveAction };

type Listener = () => void;

const failures = new Map<string, SaveFailure>();
const pinnedBaseVersions = new Map<string, string>();
const trackedEntries = new Set<string>();
const listeners = new Set<Listener>();

export const keyOf = ({ model, documentId }: EntryRef) => `${model}/${documentId ?? ''}`;

export const readFailure = (entry: EntryRef): SaveFailure | undefined => failures.get(keyOf(entry));

/** Stores the failure of the last save and notifies the listeners; `undefined` means success. */
export function setFailure(entry: EntryRef, failure: SaveFailure | undefined): void {
  const key = keyOf(entry);
  if (failure === failures.get(key)) return;
  if (failure) failures.set(key, failure);
  else failures.delete(key);
  for (const listener of listeners) listener();
}

export function subscribeToFailures(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks an entry as open in the editor, which handles its failures. Returns the cleanup. */
export function trackEntry(entry: EntryRef): () => void {
  trackedEntries.add(keyOf(entry));
  return () => {
    trackedEntries.delete(keyOf(entry));
    pinnedBaseVersions.delete(keyOf(entry));
    failures.delete(keyOf(entry));
  };
}

export const isTracked = (entry: EntryRef): boolean => trackedEntries.has(keyOf(entry));

/**
 * Pins the version that the next saves of an entry are based on, although a newer one has been loaded:
 * the user has not resolved the conflict yet.
 */
export function pinBaseVersion(entry: EntryRef, updatedAt: string | undefined): void {
  if (updatedAt === undefined) pinnedBaseVersions.delete(keyOf(entry));
  else pinnedBaseVersions.set(keyOf(entry), updatedAt);
}

export const pinnedBaseVersionOf = (entry: EntryRef): string | undefined =>
  pinnedBaseVersions.get(keyOf(entry));
