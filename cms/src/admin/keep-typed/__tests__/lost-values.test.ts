import { isLost, isSaved, putBack } from '../lost-values';

const loaded = { name: 'Lector', image: { id: 1 }, price: 99 };
const typed = { ...loaded, name: 'Lector nuevo', image: null };
const storedAt = '2026-11-20T16:51:00.000Z';
const later = '2026-11-20T16:52:00.000Z';
const submitted = { values: typed, loaded, storedAt };

test('what was typed is lost when the form shows what is stored', () => {
  expect(isLost(submitted, { values: { ...loaded }, loaded, storedAt })).toBe(true);
});

test('what was typed is lost when the form shows what somebody else saved', () => {
  const theirs = { ...loaded, price: 120 };
  expect(isLost(submitted, { values: theirs, loaded: theirs, storedAt: later })).toBe(true);
});

test('nothing is lost while the form shows what was typed, or something else', () => {
  expect(isLost(submitted, submitted)).toBe(false);
  const more = { ...typed, name: 'Otro' };
  expect(isLost(submitted, { values: more, loaded, storedAt })).toBe(false);
  expect(isLost(submitted, { values: more, loaded, storedAt: later })).toBe(false);
});

test('nothing is lost of what is saved and not read anew yet: only its relations look as before', () => {
  const saved = { ...typed, image: loaded.image };
  expect(isLost(submitted, { values: saved, loaded: saved, storedAt })).toBe(false);
});

test('it is saved when who typed it changed what is stored, not when somebody else did', () => {
  expect(isSaved(submitted, { storedAt: later, isOwn: true })).toBe(true);
  expect(isSaved(submitted, { storedAt: later, isOwn: false })).toBe(false);
  expect(isSaved(submitted, { storedAt, isOwn: true })).toBe(false);
});

test('what is put back leaves what somebody else changed', () => {
  const theirs = { ...loaded, price: 120 };
  expect(putBack(submitted, theirs)).toEqual({ name: 'Lector nuevo', image: null, price: 120 });
});
