import type { Core } from '@strapi/strapi';

import type { DeliveryFailure, DeliveryState } from '../../contracts/webhooks';
import { isExpired, retryDelayMs } from '../platform/jobs/retry-schedule';
import { type AllowedAddresses, readAllowedAddresses } from './allowed-addresses';
import { type Attempt, postWebhook } from './post-webhook';
import { type DeliveryRow, deliveryRows, type EndpointRow, endpointRows } from './webhook-rows';
import { readWebhookSecrets } from './webhook-secrets';
import { signWebhook } from './webhook-signature';
import { writeWebhookBody } from './write-webhook-body';

/** Time after which the run of an endpoint ends, so that a slow one does not delay the others. */
const RUN_MS = 8_000;

/** Statuses with which a system refuses this request only, so that the next one is worth an attempt. */
const REFUSES_REQUEST = [400, 409, 413, 415, 422];

/**
 * Claims the oldest due delivery of an endpoint, or returns null. Claiming sets the due date of the next
 * attempt, so that no other instance sends it before then, and the delivery of a killed one is repeated.
 */
async function claim(
  strapi: Core.Strapi,
  endpointId: string,
  now: Date,
): Promise<DeliveryRow | null> {
  for (;;) {
    const row = await deliveryRows(strapi).findOne({
      where: { endpointId, state: 'waiting', dueAt: { $lte: now } },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    });
    if (!row) return null;
    const attempts = row.attempts + 1;
    const { count } = await deliveryRows(strapi).updateMany({
      where: { id: row.id, state: 'waiting', attempts: row.attempts, dueAt: row.dueAt },
      data: {
        ...{ attempts, failure: null, triedAt: now },
        dueAt: new Date(now.getTime() + retryDelayMs(attempts)),
      },
    });
    if (Number(count) === 1) return { ...row, attempts };
  }
}

async function settle(
  strapi: Core.Strapi,
  { id, attempts }: DeliveryRow,
  state: DeliveryState,
  now: Date,
  result: { failure?: DeliveryFailure; statusCode?: number | null } = {},
): Promise<void> {
  await deliveryRows(strapi).updateMany({
    // No longer matches if staff repeated it or another instance claimed it during the attempt.
    where: { id, attempts },
    data: {
      ...{ state, failure: result.failure ?? null, statusCode: result.statusCode ?? null },
      settledAt: state === 'waiting' ? null : now,
    },
  });
}

/** Stops an endpoint and gives up its waiting deliveries. */
async function stop(strapi: Core.Strapi, { documentId }: EndpointRow, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    await endpointRows(strapi).updateMany({ where: { documentId }, data: { state: 'stopped' } });
    await deliveryRows(strapi).updateMany({
      where: { endpointId: documentId, state: 'waiting' },
      data: { state: 'failed', failure: 'stopped', settledAt: now },
    });
  });
}

async function recordSuccess(strapi: Core.Strapi, { documentId }: EndpointRow, now: Date) {
  const data = { lastSuccessAt: now, failingSince: null, lastFailure: null };
  await endpointRows(strapi).updateMany({ where: { documentId }, data });
}

/** Records a failure of the endpoint; stops one that failed for days or is gone. */
async function recordFailure(
  strapi: Core.Strapi,
  { documentId }: EndpointRow,
  failure: DeliveryFailure,
  now: Date,
): Promise<void> {
  const rows = endpointRows(strapi);
  await rows.updateMany({ where: { documentId }, data: { lastFailure: failure } });
  await rows.updateMany({
    where: { documentId, failingSince: { $null: true } },
    data: { failingSince: now },
  });
  const endpoint = await rows.findOne({ where: { documentId } });
  if (!endpoint) return;
  const isLost = endpoint.failingSince !== null && isExpired(endpoint.failingSince, now);
  if (endpoint.state === 'active' && (failure === 'gone' || isLost)) {
    await stop(strapi, endpoint, now);
    strapi.log.warn(`Webhooks: endpoint ${documentId} was stopped: ${failure}`);
  }
}

/** Sends one delivery and records the result. Returns false if the endpoint is not worth another attempt. */
async function deliver(
  strapi: Core.Strapi,
  endpoint: EndpointRow,
  row: DeliveryRow,
  allowed: AllowedAddresses,
  clock: () => Date,
): Promise<boolean> {
  const body = await writeWebhookBody(strapi, row);
  if (body === null) {
    await settle(strapi, row, 'skipped', clock());
    return true;
  }
  const secrets = readWebhookSecrets(strapi, endpoint, clock());
  const headers = signWebhook(secrets, row.documentId, clock(), body);
  const attempt: Attempt =
    secrets.length > 0
      ? await postWebhook(endpoint.url, headers, body, allowed)
      : { isDelivered: false, failure: 'secret', statusCode: null };
  const now = clock();
  if (attempt.isDelivered) {
    await settle(strapi, row, 'sent', now, { statusCode: attempt.statusCode });
    await recordSuccess(strapi, endpoint, now);
    return true;
  }
  const { failure, statusCode } = attempt;
  strapi.log.warn(
    `Webhooks: ${row.event} ${row.documentId} was not delivered: ${failure} ${statusCode ?? ''}`,
  );
  const state = isExpired(row.queuedAt, now) ? 'failed' : 'waiting';
  await settle(strapi, row, state, now, { failure, statusCode });
  await recordFailure(strapi, endpoint, failure, now);
  return statusCode !== null && REFUSES_REQUEST.includes(statusCode);
}

async function runEndpoint(
  strapi: Core.Strapi,
  endpoint: EndpointRow,
  allowed: AllowedAddresses,
  clock: () => Date,
): Promise<void> {
  const end = Date.now() + RUN_MS;
  while (Date.now() < end) {
    const row = await claim(strapi, endpoint.documentId, clock());
    if (!row || !(await deliver(strapi, endpoint, row, allowed, clock))) return;
  }
}

/** Sends the deliveries that are due, each endpoint's in order, and the endpoints in parallel. */
export async function sendWebhooks(strapi: Core.Strapi, start = new Date()): Promise<void> {
  const allowed = readAllowedAddresses();
  const ahead = start.getTime() - Date.now();
  const clock = () => new Date(Date.now() + ahead);
  const active = await endpointRows(strapi).findMany({ where: { state: 'active' } });
  await Promise.all(active.map((endpoint) => runEndpoint(strapi, endpoint, allowed, clock)));
}

const DAY_MS = 24 * 60 * 60_000;
const SENT_DAYS = 7;
const FAILED_DAYS = 30;

/** Deletes deliveries that were settled weeks ago. */
export async function removeOldDeliveries(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deliveryRows(strapi).deleteMany({
    where: {
      $or: [
        { state: { $in: ['sent', 'skipped'] }, settledAt: { $lt: before(SENT_DAYS) } },
        { state: 'failed', settledAt: { $lt: before(FAILED_DAYS) } },
      ],
    },
  });
}
