import { endOfDay, startOfDay } from './start-of-day.ts';

test('starts a day of Mexico City six hours after the UTC day', () => {
  expect(startOfDay('2026-11-20')).toBe('2026-11-20T06:00:00.000Z');
  expect(endOfDay('2026-11-20')).toBe('2026-11-21T06:00:00.000Z');
});

test('applies the daylight saving time of earlier years', () => {
  expect(startOfDay('2021-07-01')).toBe('2021-07-01T05:00:00.000Z');
});

test('returns 25 hours for the day on which daylight saving time ended', () => {
  expect(startOfDay('2021-10-31')).toBe('2021-10-31T05:00:00.000Z');
  expect(endOfDay('2021-10-31')).toBe('2021-11-01T06:00:00.000Z');
});

test('ends a month at the start of the next one', () => {
  expect(endOfDay('2026-12-31')).toBe('2027-01-01T06:00:00.000Z');
});

test('returns null for a day that does not exist', () => {
  expect(startOfDay('2026-13-40')).toBeNull();
  expect(endOfDay('ayer')).toBeNull();
});
