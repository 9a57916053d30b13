import type { Knex } from 'knex';
import type { Table } from './tables.ts';

type ForeignKey = { table: string; name: string };

async function listForeignKeys(db: Knex): Promise<ForeignKey[]> {
  const { rows } = await db.raw<{ rows: ForeignKey[] }>(
    `select r.relname as table, c.conname as name
       from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
  );
  return rows;
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
export async function loadPostgres(
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
