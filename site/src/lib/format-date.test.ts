import { formatDate, formatMonth, formatWeekday, isoDay } from './format-date.ts';

test('formats dates in Mexican Spanish', () => {
  const instant = new Date('2026-11-22T03:00:00Z');
  expect(formatDate(instant)).toBe('21 de noviembre de 2026');
  expect(formatWeekday(instant)).toBe('Sábado, 21 de noviembre de 2026');
});

test('keeps the day of a date without a time', () => {
  expect(formatDate('2024-03-01')).toBe('1 de marzo de 2024');
  expect(formatMonth('2024-03-01')).toBe('Marzo de 2024');
});

test('returns the current day in Mexico City', () => {
  expect(isoDay(new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-21');
  expect(isoDay(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
});
