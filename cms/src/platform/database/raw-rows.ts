/** Result of a raw statement: SQLite returns the rows, PostgreSQL an object with them. */
export type RawResult = { rows?: unknown[] } | unknown[];

export function rawRows<Row>(result: RawResult): Row[] {
  return (Array.isArray(result) ? result : result.rows) as Row[];
}
