import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

import { ADVISORY_LOCKS } from '../lib/advisory-locks';
import { readSettings } from '../lib/settings';

const INDEX = 'enquiries_search_text_trigrams';

/**
 * Builds the index unless it is there and whole: a build that was cut short leaves an index that
 * costs writes and serves no query. Enquiries can be stored meanwhile.
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
 * Makes sure, on PostgreSQL, of the index for the search in enquiries, which looks for words anywhere
 * in a text. Strapi's schemas know indexes of columns only; one that was never in them it leaves
 * alone. On a connection of its own, since those of the CMS give up after seconds.
 */
export async function provisionSearchIndex(strapi: Core.Strapi): Promise<void> {
  const { database } = readSettings();
  if (database.client !== 'postgres') return;
  const client = new Client({ connectionString: database.url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    // Not to wait for it: the one who builds waits for everybody's statements to end.
    const { rows } = await client.query<{ isMine: boolean }>(
      'select pg_try_advisory_lock($1) as "isMine"',
      [ADVISORY_LOCKS.searchIndex],
    );
    if (rows[0]?.isMine) await build(client);
  } catch (error) {
    strapi.log.warn(
      `The search in enquiries has no index and reads every row (is pg_trgm installed, may the account create it?): ${String(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
