import { LINE_LIMITS } from '@tequiora/cms/contracts/enquiry-lines.ts';
import { putInList, readList, removeFromList, subscribeToList } from './product-list.ts';

const KEY = 'tequiora:lista';
const LECTOR = { slug: 'lector', name: 'Lector', quantity: 1 };
const TERMINAL = { slug: 'terminal', name: 'Terminal', quantity: 2 };

/** Stores a list as another tab does. */
function storeElsewhere(text: string) {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

beforeEach(() => {
  storeElsewhere('[]');
});

test('keeps each product once, with its last quantity, in the order of choosing', () => {
  putInList(LECTOR);
  putInList(TERMINAL);
  putInList({ ...LECTOR, quantity: 5 });
  expect(readList()).toEqual([{ ...LECTOR, quantity: 5 }, TERMINAL]);
  removeFromList('lector');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([TERMINAL]);
});

test('is the same object until it changes', () => {
  putInList(LECTOR);
  expect(readList()).toBe(readList());
});

test('adds to what another tab has chosen, and hears of it', () => {
  const listener = jest.fn();
  const stop = subscribeToList(listener);
  storeElsewhere(JSON.stringify([TERMINAL]));
  expect(listener).toHaveBeenCalledTimes(1);
  putInList(LECTOR);
  expect(readList()).toEqual([TERMINAL, LECTOR]);
  stop();
  storeElsewhere('[]');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('is limited', () => {
  for (let index = 0; index < LINE_LIMITS.count; index += 1) {
    expect(putInList({ slug: `p-${index}`, name: 'Producto', quantity: 1 })).toBe(true);
  }
  expect(putInList(LECTOR)).toBe(false);
  expect(putInList({ slug: 'p-0', name: 'Producto', quantity: 1e9 })).toBe(true);
  expect(readList()).toHaveLength(LINE_LIMITS.count);
  expect(readList()[0]?.quantity).toBe(LINE_LIMITS.quantity);
});

test.each([
  '',
  'x',
  '{}',
  'null',
  '[1, null, {"slug": "a"}, {"slug": "a", "name": "A", "quantity": -1}]',
])('is empty when %j is stored', (text) => {
  storeElsewhere(text);
  expect(readList()).toEqual([]);
});

test('works in this page when storage is blocked', () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  putInList(LECTOR);
  expect(readList()).toEqual([LECTOR]);
  removeFromList('lector');
  expect(readList()).toEqual([]);
  get.mockRestore();
  set.mockRestore();
});
