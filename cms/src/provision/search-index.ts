import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

import { trySessionLock } from '../platform/database/advisory-locks';
import { readSettings } from '../platform/env/settings';

const INDEX = 'enquiries_search_text_trigrams';

/**
 * Builds the index concurrently unless a valid one exists. An interrupted build leaves an invalid index,
 * which slows down writes and serves no query.
 */
async function build(client: Client): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [INDEX],
  );
  if (rows[0]?.isValid) return;
  await client.query('create extension if not exists pg_trgm');
  await client.query(`drop index if exists ${INDEX}`);
  await client.query(
    `create index concurrently ${INDEX} on enquiries using gin (search_text gin_trgm_ops)`,
  );
}

/**
 * Creates the trigram index for substring search in enquiries on PostgreSQL. Strapi's schemas support
 * column indexes only, and Strapi keeps indexes that it does not know. Uses a separate connection,
 * because those of the CMS have a statement timeout of seconds.
 */
export async function provisionSearchIndex(strapi: Core.Strapi): Promise<void> {
  const { database } = readSettings();
  if (database.client !== 'postgres') return;
  const client = new Client({ connectionString: database.url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    // Does not wait for the lock: a concurrent build waits for all open transactions, also for waiters.
    if (await trySessionLock(client, 'searchIndex')) await build(client);
  } catch (error) {
    strapi.log.warn(
      `The search in enquiries has no index and reads every row (is pg_trgm installed, may the account create it?): ${String(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
