import { mkdirSync } from 'node:fs';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import type { Variables } from '../lib/env.ts';
import { ROOT_DIR } from '../lib/paths.ts';
import { messageOf, UserError } from '../lib/user-error.ts';
import { parsePostgres } from './postgres.ts';

export type DatabaseKind = Variables['DATABASE_CLIENT'];
export type DatabaseSettings = Pick<
  Variables,
  'DATA_DIR' | 'DATABASE_CLIENT' | 'DATABASE_URL' | 'DATABASE_FILENAME'
>;

const CONNECT_LIMIT_MS = 10_000;

/** The file the CMS uses with SQLite. */
export function sqliteFile({ DATA_DIR, DATABASE_FILENAME }: DatabaseSettings): string {
  return DATABASE_FILENAME
    ? path.resolve(ROOT_DIR, DATABASE_FILENAME)
    : path.join(DATA_DIR, 'cms.sqlite');
}

export function openSqlite(filename: string): Knex {
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
}

/** One connection, which keeps its session from the first query to `destroy`. */
export async function openPostgres(url: string): Promise<Knex> {
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      types: { getTypeParser: parsePostgres },
    } as Knex.PgConnectionConfig,
    pool: { min: 1, max: 1 },
    acquireConnectionTimeout: CONNECT_LIMIT_MS,
  });
  try {
    await db.raw('select 1');
    return db;
  } catch (error) {
    await db.destroy();
    throw new UserError(
      `No se pudo entrar a la base de datos: ${messageOf(error)}`,
      'Revisa DATABASE_URL y que PostgreSQL esté encendido.',
    );
  }
}

/** Opens the database that the CMS uses; SQLite's file is made when it is missing. */
export async function openDatabase(settings: DatabaseSettings): Promise<Knex> {
  if (settings.DATABASE_CLIENT === 'postgres') return openPostgres(settings.DATABASE_URL);
  const file = sqliteFile(settings);
  mkdirSync(path.dirname(file), { recursive: true });
  return openSqlite(file);
}
