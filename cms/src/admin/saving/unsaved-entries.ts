import { canonicalJson } from '../../lib/canonical-json';
import { type EntryRef, keyOf } from './save-failures';
import type { Values } from './form-types';

/** What was typed into a form and not saved, by field. */
export type Unsaved = {
  /** When, in milliseconds. */
  typedAt: number;
  /** The `updatedAt` of the draft that was in the form; null for a new entry. */
  basedOn: string | null;
  /** The changed fields before and after. */
  base: Values;
  mine: Values;
};

/** Of the browser's `Storage` what is used of it. */
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

const browserStore = () => (globalThis as unknown as { localStorage: Store }).localStorage;

const addressOf = (entry: EntryRef, user = owner) => `${PREFIX}${user}/${keyOf(entry)}`;

const keysIn = (store: Store) =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );

function parse(text: string | null): Unsaved | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Unsaved;
  } catch {
    return undefined;
  }
}

const isOld = (unsaved: Unsaved | undefined, now: number) =>
  !unsaved || now - unsaved.typedAt > MAX_AGE_MS;

/** Keeps texts of different users of one browser apart, and removes old ones. */
export function openUnsaved(user: number, store = browserStore(), now = Date.now()): void {
  owner = user;
  for (const key of keysIn(store)) {
    if (isOld(parse(store.getItem(key)), now)) store.removeItem(key);
  }
}

/** Returns the changed fields of a form; undefined when nothing changed. */
export function changedFields(
  loaded: Values,
  values: Values,
): Pick<Unsaved, 'base' | 'mine'> | undefined {
  const fields = [...new Set([...Object.keys(loaded), ...Object.keys(values)])].filter(
    (field) => canonicalJson(loaded[field]) !== canonicalJson(values[field]),
  );
  if (fields.length === 0) return undefined;
  // JSON has no `undefined`, which a form has for an empty field.
  const pick = (from: Values) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { base: pick(loaded), mine: pick(values) };
}

export function keepUnsaved(
  entry: EntryRef,
  unsaved: Omit<Unsaved, 'typedAt'>,
  store = browserStore(),
): void {
  try {
    store.setItem(addressOf(entry), JSON.stringify({ ...unsaved, typedAt: Date.now() }));
  } catch {
    // A full or forbidden storage: the form itself still has the text.
  }
}

export const readUnsaved = (entry: EntryRef, store = browserStore()): Unsaved | undefined =>
  parse(store.getItem(addressOf(entry)));

export function forgetUnsaved(entry: EntryRef, store = browserStore()): void {
  store.removeItem(addressOf(entry));
}

/** Removes everything that the user typed, when signing out. */
export function forgetAllUnsaved(store = browserStore()): void {
  for (const key of keysIn(store)) {
    if (key.startsWith(`${PREFIX}${owner}/`)) store.removeItem(key);
  }
}
