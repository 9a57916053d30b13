import { endOfDay, startOfDay } from './day-range.ts';

test('a day of Mexico City begins six hours after that of UTC', () => {
  expect(startOfDay('2026-11-20')).toBe('2026-11-20T06:00:00.000Z');
  expect(endOfDay('2026-11-20')).toBe('2026-11-21T06:00:00.000Z');
});

test('the summer time of earlier years counts', () => {
  expect(startOfDay('2021-07-01')).toBe('2021-07-01T05:00:00.000Z');
});

test('a day on which the clocks changed has 25 hours', () => {
  expect(startOfDay('2021-10-31')).toBe('2021-10-31T05:00:00.000Z');
  expect(endOfDay('2021-10-31')).toBe('2021-11-01T06:00:00.000Z');
});

test('a month ends where the next one begins', () => {
  expect(endOfDay('2026-12-31')).toBe('2027-01-01T06:00:00.000Z');
});

test('a day that does not exist has no beginning', () => {
  expect(startOfDay('2026-13-40')).toBeNull();
  expect(endOfDay('ayer')).toBeNull();
});
