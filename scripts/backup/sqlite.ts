import type { Knex } from 'knex';
import type { Table } from './tables.ts';
import { fromSqlite, type Column, type ColumnKind, type Row } from './values.ts';

const BATCH = 1_000;
const ROW_NUMBER = '#';

function kindOf(declared: string): ColumnKind {
  if (/^bool/i.test(declared)) return 'boolean';
  if (/^(datetime|timestamp)/i.test(declared)) return 'timestamp';
  return /^json/i.test(declared) ? 'json' : 'plain';
}

export async function listSqliteTables(db: Knex): Promise<Table[]> {
  const names = await db<{ name: string; type: string }>('sqlite_master')
    .where({ type: 'table' })
    .whereRaw("name not glob 'sqlite_*'")
    .orderBy('name')
    .pluck<string[]>('name');
  const tables: Table[] = [];
  for (const name of names) {
    const facts = await db.raw<{ name: string; type: string }[]>('pragma table_info(??)', [name]);
    const columns: Column[] = facts.map((fact) => ({ name: fact.name, kind: kindOf(fact.type) }));
    tables.push({ name, columns });
  }
  return tables;
}

export async function* readSqliteRows(db: Knex, table: Table): AsyncGenerator<Row[]> {
  const names = table.columns.map(({ name }) => name);
  let last = -1;
  for (;;) {
    const rows = await db
      .select<Record<string, unknown>[]>(db.raw('rowid as ??', [ROW_NUMBER]), ...names)
      .from(table.name)
      .where('rowid', '>', last)
      .orderBy('rowid')
      .limit(BATCH);
    if (rows.length === 0) return;
    last = rows.at(-1)?.[ROW_NUMBER] as number;
    yield rows.map((row) =>
      Object.fromEntries(
        table.columns.map(({ name, kind }) => [name, fromSqlite(kind, row[name])]),
      ),
    );
  }
}

type NativeConnection = {
  backup: (
    file: string,
    options: { progress: () => number },
  ) => Promise<{ totalPages: number; remainingPages: number }>;
};

/**
 * Copies a consistent state of a database in use. Copies all pages in one step: writers wait that long
 * (2 s for 410 MB), and the copy never has to restart because of them.
 */
export async function copySqlite(db: Knex, file: string): Promise<void> {
  const { client } = db as unknown as {
    client: {
      acquireConnection: () => Promise<NativeConnection>;
      releaseConnection: (connection: NativeConnection) => Promise<void>;
    };
  };
  const connection = await client.acquireConnection();
  try {
    await connection.backup(file, { progress: () => 0x7fffffff });
  } finally {
    await client.releaseConnection(connection);
  }
}
