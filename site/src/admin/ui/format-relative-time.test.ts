import {
  formatRelativeTime,
  formatBusinessDuration,
  formatDeadline,
  formatDuration,
} from './format-relative-time.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');

test.each([
  ['2026-11-20T17:59:40Z', 'hace un momento'],
  ['2026-11-20T17:55:00Z', 'hace 5 minutos'],
  ['2026-11-20T15:00:00Z', 'hace 3 horas'],
  ['2026-11-19T17:00:00Z', 'ayer'],
  ['2026-10-20T18:00:00Z', 'hace 4 semanas'],
])('formats %s as %s', (iso, expected) => {
  expect(formatRelativeTime(iso, NOW)).toBe(expected);
});

// 20 November 2026 is a Friday.
test.each([
  ['2026-11-20T19:00:00Z', 'hoy 13:00'],
  ['2026-11-21T05:59:00Z', 'hoy 23:59'],
  ['2026-11-21T17:00:00Z', 'mañana 11:00'],
  ['2026-11-23T17:00:00Z', 'el lunes 11:00'],
  ['2026-11-27T17:00:00Z', 'el 27 de noviembre 11:00'],
])('formats a deadline at %s as %s', (iso, expected) => {
  expect(formatDeadline(iso, new Date(NOW))).toBe(expected);
});

test.each([
  [0, '0 min'],
  [40, '40 min'],
  [120, '2 h'],
  [135, '2 h 15 min'],
  [4560, '3 d 4 h'],
])('formats %d minutes as %s', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});

test.each([
  [40, '40 min'],
  [135, '2 h 15 min'],
  [1560, '26 h'],
])('formats %d minutes of business hours as %s', (minutes, expected) => {
  expect(formatBusinessDuration(minutes)).toBe(expected);
});
