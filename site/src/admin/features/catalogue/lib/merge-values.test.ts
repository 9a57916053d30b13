import { mergeValues } from './merge-values.ts';

const base = { name: 'A', price: '1', features: [{ text: 'x' }] };

test('keeps only the local changes', () => {
  const typed = { ...base, features: [{ text: 'x' }, { text: 'y' }] };
  expect(mergeValues(base, typed, { ...base, name: 'B' })).toEqual({
    mine: { features: [{ text: 'x' }, { text: 'y' }] },
    conflicts: [],
  });
});

test('lists the fields that both changed to different values', () => {
  const typed = { ...base, name: 'C', price: '2' };
  const theirs = { ...base, name: 'B', price: '2' };
  expect(mergeValues(base, typed, theirs).conflicts).toEqual(['name']);
});
