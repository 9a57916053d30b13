import type { Knex } from 'knex';
import type { Table } from './tables.ts';
import type { Column, Row } from './values.ts';

const BATCH = 1_000;

type ColumnFacts = { table: string; name: string; type: string; length: number | null };

function toColumn({ name, type, length }: ColumnFacts): Column {
  if (type === 'boolean') return { name, kind: 'boolean' };
  if (type.startsWith('timestamp')) return { name, kind: 'timestamp' };
  if (type.startsWith('json')) return { name, kind: 'json' };
  return length === null ? { name, kind: 'plain' } : { name, kind: 'plain', maxLength: length };
}

export async function listPostgresTables(db: Knex): Promise<Table[]> {
  const { rows } = await db.raw<{ rows: ColumnFacts[] }>(
    `select c.table_name as table, c.column_name as name, c.data_type as type,
            c.character_maximum_length as length
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where table_schema = current_schema() and t.table_type = 'BASE TABLE'
      order by c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, Table>();
  for (const facts of rows) {
    const table = tables.get(facts.table) ?? { name: facts.table, columns: [] };
    table.columns.push(toColumn(facts));
    tables.set(facts.table, table);
  }
  return [...tables.values()];
}

/** Yields all rows of a table in batches from a server-side cursor; needs a transaction. */
export async function* readPostgresRows(
  db: Knex.Transaction,
  { name, columns }: Table,
): AsyncGenerator<Row[]> {
  const names = columns.map((column) => column.name);
  const order = names.includes('id') ? ' order by id' : '';
  const list = names.map(() => '??').join(', ');
  const query = `declare backup_rows no scroll cursor for select ${list} from ??${order}`;
  await db.raw(query, [...names, name]);
  for (;;) {
    const { rows } = await db.raw<{ rows: Row[] }>(`fetch ${BATCH} from backup_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await db.raw('close backup_rows');
}
