import {
  changedFields,
  forgetAllUnsaved,
  forgetUnsaved,
  keepUnsaved,
  openUnsaved,
  readUnsaved,
} from '../unsaved-entries';

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

it('keeps the changed fields only, and an empty one as null', () => {
  expect(changedFields({ a: 1, b: 2, c: 3 }, { a: 1, b: undefined, c: 4 })).toEqual({
    base: { b: 2, c: 3 },
    mine: { b: null, c: 4 },
  });
  expect(changedFields({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
});

it('keeps what each user typed into each entry apart until it is forgotten', () => {
  const store = createStore();
  openUnsaved(1, store);
  keepUnsaved(ENTRY, UNSAVED, store);
  keepUnsaved(NEW, { ...UNSAVED, mine: { name: 'Nuevo' } }, store);
  expect(readUnsaved(ENTRY, store)).toMatchObject(UNSAVED);
  expect(readUnsaved(NEW, store)?.mine).toEqual({ name: 'Nuevo' });
  openUnsaved(2, store);
  expect(readUnsaved(ENTRY, store)).toBeUndefined();
  keepUnsaved(ENTRY, UNSAVED, store);
  openUnsaved(1, store);
  forgetUnsaved(ENTRY, store);
  expect(readUnsaved(ENTRY, store)).toBeUndefined();
  forgetAllUnsaved(store);
  expect(readUnsaved(NEW, store)).toBeUndefined();
  openUnsaved(2, store);
  expect(readUnsaved(ENTRY, store)).toBeDefined();
});

it('removes what is older than a week, and what cannot be read', () => {
  const store = createStore();
  openUnsaved(1, store);
  keepUnsaved(ENTRY, UNSAVED, store);
  store.setItem('tequiora-unsaved/1/broken', '{');
  store.setItem('other', 'stays');
  openUnsaved(1, store, Date.now() + 6 * DAY_MS);
  expect(readUnsaved(ENTRY, store)).toBeDefined();
  expect(store.getItem('tequiora-unsaved/1/broken')).toBeNull();
  openUnsaved(1, store, Date.now() + 8 * DAY_MS);
  expect(store.length).toBe(1);
});
