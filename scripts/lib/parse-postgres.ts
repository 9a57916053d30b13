import pg from 'pg';

const { BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC, TIMESTAMP, TIMESTAMPTZ } =
  pg.types.builtins;
const BOOLEANS = new Set<number>([BOOL]);
const NUMBERS = new Set<number>([INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC]);
const TIMESTAMPS = new Set<number>([TIMESTAMP, TIMESTAMPTZ]);

/** Returns a number if JavaScript represents it exactly, otherwise its digits (`0.10`, large ids). */
export function exactNumber(digits: string): number | string {
  const number = Number(digits);
  return String(number) === digits ? number : digits;
}

/** Returns the parser from PostgreSQL's text to the value in a backup; other types stay text. */
export function parsePostgres(type: number): (text: string) => unknown {
  if (BOOLEANS.has(type)) return (text) => text === 't';
  if (NUMBERS.has(type)) return exactNumber;
  if (!TIMESTAMPS.has(type)) return (text) => text;
  // Reads a timestamp without time zone in that of the process, which database.ts sets to UTC.
  const parse = pg.types.getTypeParser(type, 'text') as (text: string) => Date;
  return (text) => parse(text).toISOString();
}
