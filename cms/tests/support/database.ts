import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

export const IS_POSTGRES = process.env.TEST_DATABASE === 'postgres';

type DatabaseEnvironment = { DATABASE_CLIENT: string; DATABASE_URL: string };

/** A database of its own on the shared PostgreSQL: a copy of one of its databases, or empty. */
async function createOnPostgres(template = 'template1'): Promise<DatabaseEnvironment> {
  const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
  const name = `cms_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: serverUrl.replace(/[^/]+$/, name) };
}

/** An empty database on the shared PostgreSQL. */
export const createEmptyDatabase = (): Promise<DatabaseEnvironment> => createOnPostgres();

/** A database on the shared PostgreSQL that the CMS has started on once. */
export const createDatabase = (): Promise<DatabaseEnvironment> =>
  createOnPostgres(process.env.TEST_TEMPLATE);

/** A database of its own for one CMS: on the shared PostgreSQL, or the SQLite file in `dataDir`. */
export async function createDatabaseFor(dataDir: string): Promise<DatabaseEnvironment> {
  if (IS_POSTGRES) return createDatabase();
  copyFileSync(process.env.TEST_TEMPLATE ?? '', path.join(dataDir, 'cms.sqlite'));
  return { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' };
}
