import { isLost } from '../lost-values';

const loaded = { name: 'Lector', image: { id: 1 } };
const typed = { name: 'Lector nuevo', image: null };
const storedAt = '2026-11-20T16:51:00.000Z';
const submitted = { typed, loaded, storedAt };

test('what was typed is lost when the form shows what was loaded', () => {
  expect(isLost(submitted, { ...loaded }, storedAt)).toBe(true);
});

test('nothing is lost while the form shows what was typed, or something else', () => {
  expect(isLost(submitted, typed, storedAt)).toBe(false);
  expect(isLost(submitted, { ...typed, name: 'Otro' }, storedAt)).toBe(false);
});

test('nothing is lost of what was saved, also where it looks as it was loaded', () => {
  expect(isLost(submitted, loaded, '2026-11-20T16:52:00.000Z')).toBe(false);
});
