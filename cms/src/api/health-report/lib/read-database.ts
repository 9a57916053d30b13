import { stat } from 'node:fs/promises';

import type { Core } from '@strapi/strapi';

import type { DatabaseHealth } from '../../../../contracts/health-report';
import { readSettings } from '../../../platform/env/settings';

type Facts = Pick<DatabaseHealth, 'version' | 'bytes'>;

async function readPostgres(knex: Core.Strapi['db']['connection']): Promise<Facts> {
  const { rows } = await knex.raw<{ rows: [{ version: string; bytes: string }] }>(
    "select pg_database_size(current_database()) as bytes, current_setting('server_version') as version",
  );
  return { version: `PostgreSQL ${rows[0].version}`, bytes: Number(rows[0].bytes) };
}

async function readSqlite(knex: Core.Strapi['db']['connection'], file: string): Promise<Facts> {
  const [row] = await knex.raw<[{ version: string }]>('select sqlite_version() as version');
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((name) =>
      stat(name)
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  );
  return { version: `SQLite ${row?.version}`, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Measures the database as seen from this instance of the CMS. */
export async function readDatabase(strapi: Core.Strapi): Promise<DatabaseHealth> {
  const { database } = readSettings();
  const knex = strapi.db.connection;
  const start = performance.now();
  await knex.raw('select 1');
  const answerMs = Math.round(performance.now() - start);
  const [facts, migrations] = await Promise.all([
    database.client === 'postgres' ? readPostgres(knex) : readSqlite(knex, database.filename),
    knex<{ id: number; name: string }>('strapi_migrations').select('name').orderBy('id'),
  ]);
  return {
    kind: database.client,
    ...facts,
    answerMs,
    migrations: { applied: migrations.length, last: migrations.at(-1)?.name ?? null },
  };
}
