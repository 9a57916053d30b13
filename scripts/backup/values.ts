/** What a column holds, whichever database it is in. JSON travels as its text. */
export type ColumnKind = 'boolean' | 'moment' | 'json' | 'plain';

export type Column = {
  name: string;
  kind: ColumnKind;
  /** Characters, where the database counts them: SQLite does not. */
  maxLength?: number;
};

/** A value as it stands in a backup; moments are ISO 8601 in UTC. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** A number where JavaScript holds exactly that one, and its digits otherwise (`0.10`, big ids). */
export function exactNumber(digits: string): number | string {
  const number = Number(digits);
  return String(number) === digits ? number : digits;
}

function momentOf(value: unknown): string | null {
  const moment = new Date(value as string | number | Date);
  // The CMS shows such a value as empty, too.
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** A value of SQLite's, where booleans are 0 and 1 and moments are milliseconds. */
export function fromSqlite(kind: ColumnKind, value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value !== 0 && value !== 'false';
  if (kind === 'moment') return momentOf(value);
  // A column of JSON keeps `5` as a number.
  if (kind === 'json') return typeof value === 'string' ? value : JSON.stringify(value);
  return value as Value;
}

/** What the driver is given, which knows how its database keeps a moment and a boolean. */
export function toStored(kind: ColumnKind, value: Value): Value | Date {
  return kind === 'moment' && value !== null ? new Date(value as string) : value;
}

/** Why a database that is stricter than SQLite cannot keep a value, or undefined when it can. */
export function whyRefused(column: Column, value: Value): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.includes('\0')) return 'lleva un carácter nulo, que PostgreSQL no admite';
  const length = column.maxLength === undefined ? 0 : [...value].length;
  if (length <= (column.maxLength ?? 0)) return undefined;
  return `tiene ${length} caracteres y caben ${column.maxLength}`;
}
