import {
  changedFields,
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

const UNSAVED = { basedOn: null, base: { name: null }, mine: { name: 'Lector' } };

it('returns only the changed fields, with null for an empty one', () => {
  expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: undefined, c: 4 })).toEqual({
    base: { b: 2, c: 3 },
    mine: { b: null, c: 4 },
  });
  expect(changedFields({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
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
