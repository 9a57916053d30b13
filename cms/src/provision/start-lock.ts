import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';
import { Client, type ClientConfig } from 'pg';

import { trySessionLock } from '../platform/database/advisory-locks';

const TIMEOUT_MS = 10 * 60_000;
const POLL_INTERVAL_MS = 300;

/**
 * Waits until no other CMS instance is starting on the same database, and returns a function that
 * releases the lock. Concurrent starts of Strapi create the same tables and rows, and fail. A separate
 * session holds the advisory lock, so a killed process releases it. No lock on SQLite (one instance).
 * @throws Error when the database is down or another start takes longer than ten minutes
 */
export async function acquireStartLock(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return async () => undefined;
  const {
    statement_timeout: _server,
    query_timeout: _client,
    ...connection
  } = strapi.config.get<ClientConfig>('database.connection.connection');
  const client = new Client({ ...connection, keepAlive: true });
  // A lost connection does not stop the start, which reports database problems itself.
  client.on('error', (error) => strapi.log.warn(`The start lock was lost: ${error.message}`));
  await client.connect();
  try {
    // Polls: a blocking wait would be an open transaction, and the instance that is starting waits for
    // all open transactions when it builds an index concurrently.
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await trySessionLock(client, 'start'))) {
      if (Date.now() > deadline)
        throw new Error('Another instance of the CMS has not finished starting');
      await sleep(POLL_INTERVAL_MS);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}
