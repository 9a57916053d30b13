import { isRecord } from '../../../../contracts/is-record';
import type { FormSchema, Values } from '../../../content-model/panel/form-schema';
import { canonicalJson } from '../../../platform/values/canonical-json';
import { type EntryRef, keyOf } from './save-failures';

/** The changed fields of a form, before and after. */
type Changes = { base: Values; mine: Values };

/** Unsaved input of a form. */
export type UnsavedEntry = Changes & {
  /** Epoch milliseconds. */
  typedAt: number;
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

// Input offered to the user, by storage key, until they restore or discard it.
const offers = new Map<string, UnsavedEntry>();

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
export function changedFields(loaded: Values, values: Values): Changes | undefined {
  const fields = [...new Set([...Object.keys(loaded), ...Object.keys(values)])].filter(
    (field) => canonicalJson(loaded[field]) !== canonicalJson(values[field]),
  );
  if (fields.length === 0) return undefined;
  // JSON has no `undefined`, which a form has for an empty field.
  const pick = (from: Values) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { base: pick(loaded), mine: pick(values) };
}

/** Returns true unless only slugs changed, which the panel generates. */
export const hasTypedFields = ({ mine }: Changes, schema: FormSchema): boolean =>
  Object.keys(mine).some((field) => schema[field]?.type !== 'uid');

function write(key: string, unsaved: UnsavedEntry, store: Store): void {
  try {
    store.setItem(key, JSON.stringify(unsaved));
  } catch {
    // The storage is full or disabled; the form still has the text.
  }
}

/** Stores the changed fields of a form, in addition to an open offer. */
export function storeUnsavedEntry(
  entry: EntryRef,
  { base, mine }: Changes,
  store = browserStore(),
): void {
  const key = storageKeyOf(entry);
  const offer = offers.get(key);
  const unsaved = { base: { ...base, ...offer?.base }, mine: { ...offer?.mine, ...mine } };
  write(key, { ...unsaved, typedAt: Date.now() }, store);
}

export const readUnsavedEntry = (
  entry: EntryRef,
  store = browserStore(),
): UnsavedEntry | undefined => parse(store.getItem(storageKeyOf(entry)));

/** Removes the input of an entry, except an open offer. */
export function removeUnsavedEntry(entry: EntryRef, store = browserStore()): void {
  const key = storageKeyOf(entry);
  const offer = offers.get(key);
  if (offer) write(key, offer, store);
  else store.removeItem(key);
}

/** Returns the stored input of an entry to offer it to the user, and keeps it until `closeOffer`. */
export function openOffer(entry: EntryRef, store = browserStore()): UnsavedEntry | undefined {
  const offer = readUnsavedEntry(entry, store);
  const key = storageKeyOf(entry);
  if (offer) offers.set(key, offer);
  // Answered in another tab.
  else offers.delete(key);
  return offer;
}

/** Removes an offer that the user restored or discarded. */
export function closeOffer(entry: EntryRef, store = browserStore()): void {
  offers.delete(storageKeyOf(entry));
  removeUnsavedEntry(entry, store);
}

/** Removes all entries of the user, on sign-out. */
export function removeAllUnsavedEntries(store = browserStore()): void {
  offers.clear();
  for (const key of keysIn(store)) {
    if (key.startsWith(`${PREFIX}${owner}/`)) store.removeItem(key);
  }
}
