import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

const LONGEST_MS = 5_000;
const LOOK_EVERY_MS = 10;
// Between two statements of the same work nothing is under way for less than a look.
const QUIET_LOOKS = 2;

type Runner = { queue: { running: number } };

function isDatabaseBusy(strapi: Core.Strapi): boolean {
  const { pool } = strapi.db.connection.client;
  return !!pool && pool.numUsed() + pool.numPendingAcquires() + pool.numPendingCreates() > 0;
}

/**
 * Takes no more requests, and waits for what was begun: requests under way, the events Strapi tells
 * after it has answered, the webhooks that carry them. At most five seconds: what hangs must not
 * hold up the stop. By itself Strapi cuts every connection and closes the database at once.
 */
export async function finishWork(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const webhooks = strapi.get<Runner>('webhookRunner');
  let isServing = httpServer.listening;
  httpServer.close(() => {
    isServing = false;
  });
  const until = Date.now() + LONGEST_MS;
  let quietLooks = 0;
  while (quietLooks < QUIET_LOOKS && Date.now() < until) {
    await sleep(LOOK_EVERY_MS);
    httpServer.closeIdleConnections();
    const isBusy = isServing || isDatabaseBusy(strapi) || webhooks.queue.running > 0;
    quietLooks = isBusy ? 0 : quietLooks + 1;
  }
}
