import { mergeValues } from './merge-values.ts';

const base = { name: 'A', price: '1', features: [{ text: 'x' }] };

test('keeps what was typed and nothing else', () => {
  const typed = { ...base, features: [{ text: 'x' }, { text: 'y' }] };
  expect(mergeValues(base, typed, { ...base, name: 'B' })).toEqual({
    mine: { features: [{ text: 'x' }, { text: 'y' }] },
    clashes: [],
  });
});

test('names the fields that both changed, unless to the same', () => {
  const typed = { ...base, name: 'C', price: '2' };
  const theirs = { ...base, name: 'B', price: '2' };
  expect(mergeValues(base, typed, theirs).clashes).toEqual(['name']);
});
