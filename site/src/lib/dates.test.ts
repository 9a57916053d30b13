import { formatDay, formatMonth, formatWeekday, isoDay } from './dates.ts';

test('writes dates in Mexican Spanish', () => {
  const instant = new Date('2026-11-22T03:00:00Z');
  expect(formatDay(instant)).toBe('21 de noviembre de 2026');
  expect(formatWeekday(instant)).toBe('Sábado, 21 de noviembre de 2026');
});

test('keeps a date without a time on its day', () => {
  expect(formatDay('2024-03-01')).toBe('1 de marzo de 2024');
  expect(formatMonth('2024-03-01')).toBe('Marzo de 2024');
});

test('tells which day it is in Mexico City', () => {
  expect(isoDay(new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-21');
  expect(isoDay(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
});
