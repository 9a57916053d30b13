import type { Knex } from 'knex';
import { UserError } from '../lib/user-error.ts';
import type { Table } from './tables.ts';
import { fromSqlite, kindOf, type Row } from './values.ts';

const BATCH = 1_000;
const ROW_NUMBER = '#';

export async function listTables(db: Knex): Promise<Table[]> {
  const names = await db<{ name: string; type: string }>('sqlite_master')
    .where({ type: 'table' })
    .whereRaw("name not glob 'sqlite_*'")
    .orderBy('name')
    .pluck<string[]>('name');
  const tables: Table[] = [];
  for (const name of names) {
    const facts = await db.raw<{ name: string; type: string }[]>('pragma table_info(??)', [name]);
    tables.push({
      name,
      columns: facts.map((fact) => ({ name: fact.name, kind: kindOf(fact.type) })),
    });
  }
  return tables;
}

export async function* readRows(db: Knex, table: Table): AsyncGenerator<Row[]> {
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

/** Disables foreign keys for the connection; SQLite ignores the pragma within a transaction. */
export async function ignoreForeignKeys(db: Knex): Promise<void> {
  await db.raw('pragma foreign_keys = off');
}

/**
 * Empties the tables and runs `load`, which may insert rows in any order: foreign keys are checked at
 * the end. Requires `ignoreForeignKeys` on the same connection before.
 */
export async function replaceRows(
  db: Knex.Transaction,
  tables: Table[],
  load: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables) await db(name).delete();
  await load();
  const wrong = await db.raw<{ table: string; parent: string }[]>('pragma foreign_key_check');
  const [first] = wrong;
  if (!first) return;
  throw new UserError(
    `${wrong.length} filas del respaldo nombran otras que no están, como en ${first.table} las de ${first.parent}.`,
  );
}

type NativeConnection = {
  backup: (file: string, options: { progress: () => number }) => Promise<unknown>;
};

/**
 * Copies a consistent state of a database in use. Copies all pages in one step: writers wait that long
 * (2 s for 410 MB), and the copy never has to restart because of them.
 */
export async function copyDatabase(db: Knex, file: string): Promise<void> {
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
