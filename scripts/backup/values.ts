/** Type of a column, the same for both databases. JSON is kept as its text. */
export type ColumnKind = 'boolean' | 'timestamp' | 'json' | 'plain';

export type Column = {
  name: string;
  kind: ColumnKind;
  /** Maximum number of characters; SQLite has no such limit. */
  maxLength?: number | null;
};

/** Returns the kind of a column by its type in the database. */
export function kindOf(type: string): ColumnKind {
  if (/^bool/i.test(type)) return 'boolean';
  if (/^(datetime|timestamp)/i.test(type)) return 'timestamp';
  return /^json/i.test(type) ? 'json' : 'plain';
}

/** A value in a backup; timestamps are ISO 8601 in UTC. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

function toIsoTimestamp(value: unknown): string | null {
  const timestamp = new Date(value as string | number | Date);
  // The CMS shows an invalid timestamp as empty, too.
  return Number.isNaN(timestamp.getTime()) ? null : timestamp.toISOString();
}

/** Converts a SQLite value: booleans are stored as 0 and 1, timestamps as milliseconds. */
export function fromSqlite(kind: ColumnKind, value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value !== 0 && value !== 'false';
  if (kind === 'timestamp') return toIsoTimestamp(value);
  // SQLite stores the JSON value `5` as a number.
  if (kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value);
  return value as Value;
}

/** Converts a value for the driver, which encodes dates and booleans for its database. */
export function toStored(kind: ColumnKind, value: Value): Value | Date {
  return kind === 'timestamp' && value !== null ? new Date(value as string) : value;
}

/** Returns why PostgreSQL, stricter than SQLite, would reject a value; undefined when it accepts it. */
export function rejectionReason(column: Column, value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.includes('\0')) return 'lleva un carácter nulo, que PostgreSQL no admite';
  const { maxLength } = column;
  if (!maxLength || [...value].length <= maxLength) return undefined;
  return `tiene ${[...value].length} caracteres y caben ${maxLength}`;
}
