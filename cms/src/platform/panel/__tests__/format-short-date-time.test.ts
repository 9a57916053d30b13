import { formatFromWhen, formatShortDateTime, formatWhen } from '../format-short-date-time';

// 13:30 in Mexico City, on the 20th.
const now = new Date('2026-11-20T19:30:00.000Z');
const EARLIER = '2026-11-20T16:51:00.000Z';
const AT_ONE = '2026-11-20T07:05:00.000Z';
const YESTERDAY = '2026-11-19T19:51:00.000Z';

it.each([
  [EARLIER, '10:51', 'a las 10:51', 'de las 10:51'],
  [AT_ONE, '01:05', 'a la 01:05', 'de la 01:05'],
  [YESTERDAY, '19 nov, 13:51', 'el 19 nov a las 13:51', 'del 19 nov a las 13:51'],
])('formats %s relative to today', (iso, short, when, fromWhen) => {
  expect(formatShortDateTime(iso, now)).toBe(short);
  expect(formatWhen(iso, now)).toBe(when);
  expect(formatFromWhen(iso, now)).toBe(fromWhen);
});
