import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';
import { Client, type ClientConfig } from 'pg';

import { ADVISORY_LOCKS } from '../lib/advisory-locks';

const LONGEST_WAIT = 10 * 60_000;
const ASK_EVERY = 300;

/**
 * Waits until no other instance of the CMS is starting on the same database, and answers what ends
 * the turn. Strapi makes its tables and its first rows without asking whether another one does, and
 * then dies. A session of its own holds the lock, so it is gone with a process that is killed.
 * SQLite is for one instance.
 * @throws when the database does not answer, or another start takes longer than ten minutes
 */
export async function takeStartTurn(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return async () => undefined;
  const {
    statement_timeout: _server,
    query_timeout: _client,
    ...connection
  } = strapi.config.get<ClientConfig>('database.connection.connection');
  const client = new Client({ ...connection, keepAlive: true });
  // Whatever happens to this connection, the start itself tells what is wrong with the database.
  client.on('error', (error) => strapi.log.warn(`The turn to start was lost: ${error.message}`));
  await client.connect();
  try {
    // Asked again and again: one long wait would be a transaction that never ends, and whoever starts
    // waits for those when it makes an index concurrently.
    const until = Date.now() + LONGEST_WAIT;
    const tryToTake = () =>
      client.query('select pg_try_advisory_lock($1) as "isMine"', [ADVISORY_LOCKS.start]);
    while (!(await tryToTake()).rows[0].isMine) {
      if (Date.now() > until)
        throw new Error('Another instance of the CMS has not finished starting');
      await sleep(ASK_EVERY);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}
