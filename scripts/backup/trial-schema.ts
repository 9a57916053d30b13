import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { openPostgres } from '../lib/database.ts';
import { UserError } from '../lib/user-error.ts';
import { listForeignKeys, listTables } from './postgres.ts';
import { MIGRATION_TABLES } from './tables.ts';

const PREFIX = 'restore_test_';

type TrialSchema = {
  /** Address of the same database with the trial schema as its search path. */
  url: string;
  remove: () => Promise<void>;
};

/** Removes the schemas of killed trials. */
async function removeLeftovers(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    'select nspname as name from pg_namespace where starts_with(nspname, ?)',
    [PREFIX],
  );
  for (const { name } of rows) await db.raw('drop schema ?? cascade', [name]);
}

/**
 * Checks that a connection to a trial's address uses the trial schema: a pooler may ignore the options
 * of the address, and then the restore would write to the tables in use.
 * @throws UserError when it uses another schema
 */
export async function assertTrialSchema(db: Knex, databaseUrl: string): Promise<void> {
  const options = new URL(databaseUrl).searchParams.get('options') ?? '';
  const [, expected] = /search_path=(restore_test_\w+)/.exec(options) ?? [];
  if (expected === undefined) return;
  const { rows } = await db.raw<{ rows: { name: string | null }[] }>(
    'select current_schema() as name',
  );
  if (rows[0]?.name === expected) return;
  throw new UserError(
    'La conexión a la base de datos no deja elegir un esquema, así que aquí no se puede probar el respaldo.',
    'Usa en DATABASE_URL la dirección de PostgreSQL mismo, no la de un intermediario. No se cambió nada.',
  );
}

async function copyTables(db: Knex, url: string, schema: string): Promise<void> {
  const keys = await listForeignKeys(db);
  for (const { name } of await listTables(db)) {
    await db.raw('create table ??.?? (like ?? including all)', [schema, name, name]);
  }
  for (const table of MIGRATION_TABLES) {
    await db.raw('insert into ??.?? select * from ??', [schema, table, table]);
  }
  const inside = await openPostgres(url);
  try {
    await assertTrialSchema(inside, url);
    for (const { table, name, definition } of keys) {
      // PostgreSQL's own text; its unqualified names resolve in the trial schema.
      await inside.raw(`alter table ?? add constraint ?? ${definition}`, [table, name]);
    }
  } finally {
    await inside.destroy();
  }
}

/**
 * Creates an empty schema with the same tables in the database that the CMS is using, for a test
 * restore. Works without an installed CMS.
 */
export async function createTrialSchema(databaseUrl: string): Promise<TrialSchema> {
  const schema = `${PREFIX}${randomBytes(6).toString('hex')}`;
  const inside = new URL(databaseUrl);
  inside.searchParams.set('options', `-c search_path=${schema}`);
  const url = inside.href;
  const db = await openPostgres(databaseUrl);
  const remove = async () => {
    await db.raw('drop schema if exists ?? cascade', [schema]);
    await db.destroy();
  };
  try {
    await removeLeftovers(db);
    await db.raw('create schema ??', [schema]);
    await copyTables(db, url, schema);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, remove };
}
