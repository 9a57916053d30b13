import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';
import { isRecord } from '../../../contracts/is-record';

const TIMEOUT_MS = 5_000;
const POLL_INTERVAL_MS = 10;
// The pause between two statements of the same task is shorter than one poll interval.
const IDLE_POLLS = 2;

type Runner = { queue: { running: number } };

type Pool = Record<'numUsed' | 'numPendingAcquires' | 'numPendingCreates', () => number>;

const hasPool = (client: unknown): client is { pool: Pool } =>
  isRecord(client) && isRecord(client.pool);

function isDatabaseBusy(strapi: Core.Strapi): boolean {
  const client: unknown = strapi.db.connection.client;
  if (!hasPool(client)) return false;
  const { pool } = client;
  return pool.numUsed() + pool.numPendingAcquires() + pool.numPendingCreates() > 0;
}

/**
 * Stops accepting connections and waits up to five seconds for requests in progress, for the events
 * that Strapi emits after a response, and for their webhooks.
 *
 * UPSTREAM: @strapi/core 5.54 · the queue of the webhook runner, the pool of knex and the HTTP server
 * why: Strapi cuts every connection and closes the database at once when it ends
 * test: cms/tests/api/database/shutdown.test.ts
 * until: Strapi waits for requests and webhooks itself
 */
export async function drainRequests(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const webhooks = strapi.get<Runner>('webhookRunner');
  let isServing = httpServer.listening;
  httpServer.close(() => {
    isServing = false;
  });
  const until = Date.now() + TIMEOUT_MS;
  let idlePolls = 0;
  while (idlePolls < IDLE_POLLS && Date.now() < until) {
    await sleep(POLL_INTERVAL_MS);
    httpServer.closeIdleConnections();
    const isBusy = isServing || isDatabaseBusy(strapi) || webhooks.queue.running > 0;
    idlePolls = isBusy ? 0 : idlePolls + 1;
  }
}
