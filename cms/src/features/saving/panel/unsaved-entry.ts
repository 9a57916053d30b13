import { isRecord } from '../../../../contracts/is-record';
import { canonicalJson } from '../../../platform/values/canonical-json';
import type { Values } from './form-schema';
import { type EntryRef, keyOf } from './save-failures';

/** Unsaved input of a form, by field. */
type UnsavedEntry = {
  /** Epoch milliseconds. */
  typedAt: number;
  /** The `updatedAt` of the draft in the form; null for a new entry. */
  basedOn: string | null;
  /** The changed fields, before and after. */
  base: Values;
  mine: Values;
};

/** The used part of the browser's `Storage`. */
type Store = {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

const PREFIX = 'tequiora-unsaved/';
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

let owner = 0;

const browserStore = (): Store => localStorage;

const storageKeyOf = (entry: EntryRef, user = owner) => `${PREFIX}${user}/${keyOf(entry)}`;

const keysIn = (store: Store) =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );

function isUnsavedEntry(value: unknown): value is UnsavedEntry {
  return (
    isRecord(value) &&
    typeof value.typedAt === 'number' &&
    isRecord(value.base) &&
    isRecord(value.mine)
  );
}

function parse(text: string | null): UnsavedEntry | undefined {
  if (text === null) return undefined;
  try {
    const unsaved: unknown = JSON.parse(text);
    return isUnsavedEntry(unsaved) ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

const isExpired = (unsaved: UnsavedEntry | undefined, now: number) =>
  !unsaved || now - unsaved.typedAt > MAX_AGE_MS;

/** Selects the user whose entries are read and written, and removes expired entries. */
export function openUnsavedEntries(user: number, store = browserStore(), now = Date.now()): void {
  owner = user;
  for (const key of keysIn(store)) {
    if (isExpired(parse(store.getItem(key)), now)) store.removeItem(key);
  }
}

/** Returns the changed fields of a form; undefined when nothing changed. */
export function changedFields(
  loaded: Values,
  values: Values,
): Pick<UnsavedEntry, 'base' | 'mine'> | undefined {
  const fields = [...new Set([...Object.keys(loaded), ...Object.keys(values)])].filter(
    (field) => canonicalJson(loaded[field]) !== canonicalJson(values[field]),
  );
  if (fields.length === 0) return undefined;
  // JSON has no `undefined`, which a form has for an empty field.
  const pick = (from: Values) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { base: pick(loaded), mine: pick(values) };
}

export function storeUnsavedEntry(
  entry: EntryRef,
  unsaved: Omit<UnsavedEntry, 'typedAt'>,
  store = browserStore(),
): void {
  try {
    store.setItem(storageKeyOf(entry), JSON.stringify({ ...unsaved, typedAt: Date.now() }));
  } catch {
    // The storage is full or disabled; the form still has the text.
  }
}

export const readUnsavedEntry = (
  entry: EntryRef,
  store = browserStore(),
): UnsavedEntry | undefined => parse(store.getItem(storageKeyOf(entry)));

export function removeUnsavedEntry(entry: EntryRef, store = browserStore()): void {
  store.removeItem(storageKeyOf(entry));
}

/** Removes all entries of the user, on sign-out. */
export function removeAllUnsavedEntries(store = browserStore()): void {
  for (const key of keysIn(store)) {
    if (key.startsWith(`${PREFIX}${owner}/`)) store.removeItem(key);
  }
}
