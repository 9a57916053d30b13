import { addDays, countDays, formatDays, isDay } from './days.ts';

test('counts days across the ends of months and years', () => {
  expect(addDays('2026-11-21', -29)).toBe('2026-10-23');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(countDays('2026-10-23', '2026-11-21')).toBe(30);
  expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
});

test('rejects a day that does not exist', () => {
  expect(isDay('2026-02-28')).toBe(true);
  expect(isDay('2026-13-40')).toBe(false);
});

test.each([
  ['2026-11-16', '2026-11-22', false, '16–22 nov'],
  ['2026-11-30', '2026-12-06', false, '30 nov – 6 dic'],
  ['2026-12-28', '2027-01-03', true, '28 dic – 3 ene 2027'],
  ['2026-11-21', '2026-11-21', false, '21 nov'],
])('formats %s to %s (with year: %s) as %s', (from, to, hasYear, expected) => {
  expect(formatDays(from, to, hasYear)).toBe(expected);
});
