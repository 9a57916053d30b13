import type { Knex } from 'knex';
import type { Table } from './tables.ts';
import { kindOf, type Row } from './values.ts';

const BATCH = 1_000;

type ColumnFacts = { table: string; name: string; type: string; maxLength: number | null };
type ForeignKey = { table: string; name: string; definition: string };

export async function listTables(db: Knex): Promise<Table[]> {
  const { rows } = await db.raw<{ rows: ColumnFacts[] }>(
    `select c.table_name as table, c.column_name as name, c.data_type as type,
            c.character_maximum_length as "maxLength"
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where table_schema = current_schema() and t.table_type = 'BASE TABLE'
      order by c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, Table>();
  for (const { table: tableName, name, type, maxLength } of rows) {
    const table = tables.get(tableName) ?? { name: tableName, columns: [] };
    table.columns.push({ name, kind: kindOf(type), maxLength });
    tables.set(tableName, table);
  }
  return [...tables.values()];
}

export async function listForeignKeys(db: Knex): Promise<ForeignKey[]> {
  const { rows } = await db.raw<{ rows: ForeignKey[] }>(
    `select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
  );
  return rows;
}

/** Yields all rows of a table in batches from a server-side cursor; needs a transaction. */
export async function* readRows(
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

async function setDeferrable(db: Knex, keys: ForeignKey[], isDeferrable: boolean): Promise<void> {
  const mode = isDeferrable ? 'deferrable initially deferred' : 'not deferrable';
  for (const { table, name } of keys) {
    await db.raw(`alter table ?? alter constraint ?? ${mode}`, [table, name]);
  }
}

/** Sets each id sequence to the highest loaded id. */
async function setSequences(db: Knex, tables: Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'id')) continue;
    await db.raw(
      `select setval(sequence, coalesce((select max(id) from ??), 1), exists (select from ??))
         from pg_get_serial_sequence(?, 'id') as sequence where sequence is not null`,
      [name, name, `"${name}"`],
    );
  }
}

/**
 * Empties the tables and runs `load`, which may insert rows in any order: foreign keys are checked at
 * the end. Needs only the privileges of the tables' owner.
 */
export async function replaceRows(
  db: Knex.Transaction,
  tables: Table[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await listForeignKeys(db);
  await setDeferrable(db, keys, true);
  await db.raw(`truncate ${tables.map(() => '??').join(', ')}`, [
    ...tables.map(({ name }) => name),
  ]);
  await load();
  await db.raw('set constraints all immediate');
  await setDeferrable(db, keys, false);
  await setSequences(db, tables);
}

export async function countOtherSessions(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
  );
  return rows[0]?.count ?? 0;
}
