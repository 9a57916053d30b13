import { formatHour, formatNearDay } from '../near-date';

// A Friday at noon; Mexico City is at UTC-6.
const NOW = new Date('2026-11-20T18:00:00Z');

it.each([
  ['2026-11-21T05:59:00Z', 'hoy'],
  ['2026-11-21T06:00:00Z', 'mañana'],
  ['2026-11-23T17:00:00Z', 'el lunes'],
  ['2026-11-26T17:00:00Z', 'el jueves'],
  ['2026-11-27T17:00:00Z', 'el 27 de noviembre'],
  ['2026-11-19T17:00:00Z', 'el 19 de noviembre'],
])('formats the day of %s as %s', (time, expected) => {
  expect(formatNearDay(new Date(time), NOW)).toBe(expected);
});

it.each([
  ['2026-11-20T15:00:00Z', 'las 9:00'],
  ['2026-11-20T07:30:00Z', 'la 1:30'],
  ['2026-11-20T19:05:00Z', 'las 13:05'],
])('formats the hour of %s as %s', (time, expected) => {
  expect(formatHour(new Date(time))).toBe(expected);
});
