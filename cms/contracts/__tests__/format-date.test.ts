import {
  formatDate,
  formatDateTime,
  formatDayAndTime,
  formatLongDateTime,
  formatMonth,
  formatWeekday,
} from '../format-date';
import { isoDay } from '../zoned-time';

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

test('formats dates in the time zone of Mexico City', () => {
  expect(formatDateTime('2026-11-20T17:42:00Z')).toBe('20 nov 2026, 11:42');
  expect(formatDayAndTime('2026-11-20T17:42:00Z')).toBe('20 de noviembre a las 11:42');
});

describe('formatLongDateTime', () => {
  it.each([
    ['2026-11-23T15:00:00.000Z', 'lunes 23 de noviembre de 2026 a las 09:00'],
    ['2026-11-23T05:59:00.000Z', 'domingo 22 de noviembre de 2026 a las 23:59'],
    ['2026-11-23T06:00:00.000Z', 'lunes 23 de noviembre de 2026 a las 00:00'],
    // Mexico City had daylight saving time until 2022.
    ['2022-07-01T15:00:00.000Z', 'viernes 1 de julio de 2022 a las 10:00'],
  ])('formats %s in the time zone of Mexico City', (iso, text) => {
    expect(formatLongDateTime(iso)).toBe(text);
    expect(formatLongDateTime(new Date(iso))).toBe(text);
  });
});
