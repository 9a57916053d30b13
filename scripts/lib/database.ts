import { mkdirSync } from 'node:fs';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { ROOT_DIR } from './dirs.ts';
import type { Variables } from './env.ts';
import { parsePostgres } from './parse-postgres.ts';
import { messageOf, UserError } from './user-error.ts';

export type DatabaseKind = Variables['DATABASE_CLIENT'];
export const DATABASE_VARIABLES = [
  'DATA_DIR',
  'DATABASE_CLIENT',
  'DATABASE_URL',
  'DATABASE_FILENAME',
] as const;
export type DatabaseSettings = Pick<Variables, (typeof DATABASE_VARIABLES)[number]>;

const CONNECT_LIMIT_MS = 10_000;

// As in the CMS: PostgreSQL's columns store timestamps without a time zone, in UTC.
process.env.TZ = 'UTC';

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

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'ahí no responde nadie',
  ENOTFOUND: 'no existe un equipo con ese nombre',
  EAI_AGAIN: 'no existe un equipo con ese nombre',
  EHOSTUNREACH: 'no se llega a ese equipo',
  ETIMEDOUT: 'no respondió a tiempo',
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el usuario o la contraseña no son correctos',
  '3D000': 'no existe la base de datos',
  '53300': 'no acepta más conexiones',
  '57P03': 'todavía se está iniciando',
};

/** Explains why the connection to `url` failed, without its password. */
function explainConnection(url: string, error: unknown): UserError {
  const { hostname, port, pathname } = new URL(url);
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? messageOf(error);
  return new UserError(
    `No se pudo entrar a PostgreSQL en ${hostname}:${port || 5432}${pathname}: ${reason}.`,
    'Revisa DATABASE_URL y que PostgreSQL esté encendido.',
  );
}

/** Opens a pool of one connection, so that all queries share one session. */
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
    throw explainConnection(url, error);
  }
}

async function openDatabase(settings: DatabaseSettings): Promise<Knex> {
  if (settings.DATABASE_CLIENT === 'postgres') return openPostgres(settings.DATABASE_URL);
  const file = sqliteFile(settings);
  mkdirSync(path.dirname(file), { recursive: true });
  return openSqlite(file);
}

/** Runs `work` on the database of the CMS, and disconnects. */
export async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (db: Knex) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
