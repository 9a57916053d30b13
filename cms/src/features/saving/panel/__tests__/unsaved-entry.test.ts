import type { FormSchema } from '../../../../content-model/panel/form-schema';
import {
  changedFields,
  closeOffer,
  hasTypedFields,
  openOffer,
  removeAllUnsavedEntries,
  removeUnsavedEntry,
  storeUnsavedEntry,
  openUnsavedEntries,
  readUnsavedEntry,
} from '../unsaved-entry';

const ENTRY = { model: 'api::product.product', documentId: 'a1' };
const NEW = { model: 'api::product.product' };
const DAY_MS = 24 * 60 * 60 * 1000;

function createStore() {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const UNSAVED = { base: { name: null }, mine: { name: 'Lector' } };

it('returns only the changed fields, with null for an empty one', () => {
  expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: undefined, c: 4 })).toEqual({
    base: { b: 2, c: 3 },
    mine: { b: null, c: 4 },
  });
  expect(changedFields({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
});

it('distinguishes generated slugs from typed fields', () => {
  const schema: FormSchema = { name: { type: 'string' }, slug: { type: 'uid' } };
  const change = (mine: object) => hasTypedFields({ base: {}, mine: { ...mine } }, schema);
  expect(change({ slug: 'product' })).toBe(false);
  expect(change({ slug: 'caja', name: 'Caja' })).toBe(true);
});

it('stores entries separately per user and document until they are removed', () => {
  const store = createStore();
  openUnsavedEntries(1, store);
  storeUnsavedEntry(ENTRY, UNSAVED, store);
  storeUnsavedEntry(NEW, { ...UNSAVED, mine: { name: 'Nuevo' } }, store);
  expect(readUnsavedEntry(ENTRY, store)).toMatchObject(UNSAVED);
  expect(readUnsavedEntry(NEW, store)?.mine).toEqual({ name: 'Nuevo' });
  openUnsavedEntries(2, store);
  expect(readUnsavedEntry(ENTRY, store)).toBeUndefined();
  storeUnsavedEntry(ENTRY, UNSAVED, store);
  openUnsavedEntries(1, store);
  removeUnsavedEntry(ENTRY, store);
  expect(readUnsavedEntry(ENTRY, store)).toBeUndefined();
  removeAllUnsavedEntries(store);
  expect(readUnsavedEntry(NEW, store)).toBeUndefined();
  openUnsavedEntries(2, store);
  expect(readUnsavedEntry(ENTRY, store)).toBeDefined();
});

it('removes entries that are older than a week or unreadable', () => {
  const store = createStore();
  openUnsavedEntries(1, store);
  storeUnsavedEntry(ENTRY, UNSAVED, store);
  store.setItem('tequiora-unsaved/1/broken', '{');
  store.setItem('other', 'stays');
  openUnsavedEntries(1, store, Date.now() + 6 * DAY_MS);
  expect(readUnsavedEntry(ENTRY, store)).toBeDefined();
  expect(store.getItem('tequiora-unsaved/1/broken')).toBeNull();
  openUnsavedEntries(1, store, Date.now() + 8 * DAY_MS);
  expect(store.length).toBe(1);
});

describe('an offer without an answer', () => {
  const OFFERED = { base: { name: null, price: 5 }, mine: { name: 'Báscula', price: 7 } };
  const openWithOffer = () => {
    const store = createStore();
    openUnsavedEntries(1, store);
    storeUnsavedEntry(NEW, OFFERED, store);
    expect(openOffer(NEW, store)).toMatchObject(OFFERED);
    return store;
  };

  it('is stored together with what is typed during the save', () => {
    const store = openWithOffer();
    const typed = { base: { name: 'x', slug: null }, mine: { name: 'Caja', slug: 'caja' } };
    storeUnsavedEntry(NEW, typed, store);
    expect(readUnsavedEntry(NEW, store)).toMatchObject({
      base: { name: null, price: 5, slug: null },
      mine: { name: 'Caja', price: 7, slug: 'caja' },
    });
  });

  it('stays when the form is saved or left, until it is answered', () => {
    const store = openWithOffer();
    storeUnsavedEntry(NEW, { base: { name: 'x' }, mine: { name: 'Caja' } }, store);
    removeUnsavedEntry(NEW, store);
    expect(readUnsavedEntry(NEW, store)).toMatchObject(OFFERED);
    closeOffer(NEW, store);
    expect(store.length).toBe(0);
    storeUnsavedEntry(NEW, { base: { name: 'x' }, mine: { name: 'Caja' } }, store);
    expect(readUnsavedEntry(NEW, store)?.mine).toEqual({ name: 'Caja' });
  });

  it('stays removed after an answer in another tab', () => {
    const store = openWithOffer();
    store.removeItem(store.key(0) ?? '');
    expect(openOffer(NEW, store)).toBeUndefined();
    removeUnsavedEntry(NEW, store);
    expect(store.length).toBe(0);
  });

  it('is removed on sign-out', () => {
    const store = openWithOffer();
    removeAllUnsavedEntries(store);
    removeUnsavedEntry(NEW, store);
    expect(store.length).toBe(0);
  });
});
