import type { Knex } from 'knex';
import { UserError } from '../lib/user-error.ts';
import type { Table } from './tables.ts';

/**
 * Empties the tables and runs `load`, which may insert rows in any order: foreign keys are checked at
 * the end. Requires `ignoreForeignKeys` on the same connection before.
 */
export async function loadSqlite(
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

/** Disables foreign keys for the connection; SQLite ignores the pragma within a transaction. */
export async function ignoreForeignKeys(db: Knex): Promise<void> {
  await db.raw('pragma foreign_keys = off');
}
