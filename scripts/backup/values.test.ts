import { exactNumber } from '../lib/parse-postgres.ts';
import { fromSqlite, toStored, rejectionReason } from './values.ts';

test('keeps a number as text when JavaScript would change it', () => {
  expect(exactNumber('199')).toBe(199);
  expect(exactNumber('0.5')).toBe(0.5);
  expect(exactNumber('199.50')).toBe('199.50');
  expect(exactNumber('9007199254740993')).toBe('9007199254740993');
});

test("converts SQLite's numbers to booleans and timestamps", () => {
  expect(fromSqlite('boolean', 0)).toBe(false);
  expect(fromSqlite('boolean', 1)).toBe(true);
  expect(fromSqlite('timestamp', 1_795_262_400_123)).toBe('2026-11-21T12:00:00.123Z');
  expect(fromSqlite('timestamp', 'ayer')).toBeNull();
  expect(fromSqlite('json', 5)).toBe('5');
  expect(fromSqlite('json', '{"a":null}')).toBe('{"a":null}');
  expect(fromSqlite('plain', '2026-11-21')).toBe('2026-11-21');
});

test.each(['boolean', 'timestamp', 'json', 'plain'] as const)('keeps null: %s', (kind) => {
  expect(fromSqlite(kind, null)).toBeNull();
  expect(toStored(kind, null)).toBeNull();
});

test('passes only timestamps as dates to the driver', () => {
  const timestamp = '2026-11-21T12:00:00.123Z';
  expect(toStored('timestamp', timestamp)).toEqual(new Date(timestamp));
  expect(toStored('plain', timestamp)).toBe(timestamp);
});

test('explains which values PostgreSQL rejects', () => {
  const name = { name: 'name', kind: 'plain', maxLength: 3 } as const;
  expect(rejectionReason(name, 'año')).toBeUndefined();
  expect(rejectionReason(name, '😀😀😀')).toBeUndefined();
  expect(rejectionReason(name, 'años')).toBe('tiene 4 caracteres y caben 3');
  expect(rejectionReason({ name: 'notes', kind: 'plain' }, 'x'.repeat(300))).toBeUndefined();
  expect(rejectionReason({ name: 'notes', kind: 'plain' }, 'a\0')).toContain('carácter nulo');
});
