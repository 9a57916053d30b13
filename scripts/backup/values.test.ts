import { exactNumber, fromSqlite, toStored, whyRefused } from './values.ts';

test('a number that JavaScript would change stays text', () => {
  expect(exactNumber('199')).toBe(199);
  expect(exactNumber('0.5')).toBe(0.5);
  expect(exactNumber('199.50')).toBe('199.50');
  expect(exactNumber('9007199254740993')).toBe('9007199254740993');
});

test("SQLite's numbers become what they stand for", () => {
  expect(fromSqlite('boolean', 0)).toBe(false);
  expect(fromSqlite('boolean', 1)).toBe(true);
  expect(fromSqlite('moment', 1_795_262_400_123)).toBe('2026-11-21T12:00:00.123Z');
  expect(fromSqlite('moment', 'ayer')).toBeNull();
  expect(fromSqlite('json', 5)).toBe('5');
  expect(fromSqlite('json', '{"a":null}')).toBe('{"a":null}');
  expect(fromSqlite('plain', '2026-11-21')).toBe('2026-11-21');
});

test.each(['boolean', 'moment', 'json', 'plain'] as const)('nothing stays nothing: %s', (kind) => {
  expect(fromSqlite(kind, null)).toBeNull();
  expect(toStored(kind, null)).toBeNull();
});

test('only moments are handed over as such', () => {
  const moment = '2026-11-21T12:00:00.123Z';
  expect(toStored('moment', moment)).toEqual(new Date(moment));
  expect(toStored('plain', moment)).toBe(moment);
});

test('what PostgreSQL cannot keep is said', () => {
  const name = { name: 'name', kind: 'plain', maxLength: 3 } as const;
  expect(whyRefused(name, 'año')).toBeUndefined();
  expect(whyRefused(name, '😀😀😀')).toBeUndefined();
  expect(whyRefused(name, 'años')).toBe('tiene 4 caracteres y caben 3');
  expect(whyRefused({ name: 'notes', kind: 'plain' }, 'x'.repeat(300))).toBeUndefined();
  expect(whyRefused({ name: 'notes', kind: 'plain' }, 'a\0')).toContain('carácter nulo');
});
