import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

export const IS_POSTGRES = process.env.TEST_DATABASE === 'postgres';

type DatabaseEnvironment = { DATABASE_CLIENT: string; DATABASE_URL: string };

/** A database of its own for one CMS: on the shared PostgreSQL, or the SQLite file in DATA_DIR. */
export async function createDatabase(): Promise<DatabaseEnvironment> {
  if (!IS_POSTGRES) return { DATABASE_CLIENT: 'sqlite', DATABASE_URL: '' };
  const serverUrl = process.env.TEST_POSTGRES_URL ?? '';
  const name = `cms_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: serverUrl.replace(/[^/]+$/, name) };
}
