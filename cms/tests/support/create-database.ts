import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import path from 'node:path';

import type Pg from 'pg';

const { Client } = requireByNode('pg') as typeof Pg;

export const IS_POSTGRES = process.env.TEST_DATABASE === 'postgres';

type DatabaseEnvironment = { DATABASE_CLIENT: string; DATABASE_URL: string };

/** Creates a database on the shared PostgreSQL: a copy of another one, or empty. */
async function createOnPostgres(template = 'template1'): Promise<DatabaseEnvironment> {
  const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
  const name = `cms_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: serverUrl.replace(/[^/]+$/, name) };
}

/** Creates an empty database on the shared PostgreSQL. */
export const createEmptyDatabase = (): Promise<DatabaseEnvironment> => createOnPostgres();

/** Creates a database on the shared PostgreSQL with the tables of the CMS. */
export const createStartedDatabase = (): Promise<DatabaseEnvironment> =>
  createOnPostgres(process.env.TEST_TEMPLATE);

/** Creates the database of one CMS: on the shared PostgreSQL, or a SQLite file in `dataDir`. */
export async function createDatabaseFor(dataDir: string): Promise<DatabaseEnvironment> {
  if (IS_POSTGRES) return createStartedDatabase();
  copyFileSync(process.env.TEST_TEMPLATE ?? '', path.join(dataDir, 'cms.sqlite'));
  return { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' };
}
