import type { Core } from '@strapi/strapi';

import {
  DELETION_EVENTS,
  type DeliveryFailure,
  type DeliveryState,
  isDeletion,
} from '../../contracts/webhooks';
import { isExpired, retryDelayMs } from '../platform/jobs/retry-schedule';
import { type AllowedAddresses, readAllowedAddresses } from './allowed-addresses';
import { type Attempt, ATTEMPT_TIMEOUT_MS, postWebhook } from './post-webhook';
import { type DeliveryRow, deliveryRows, type EndpointRow, endpointRows } from './webhook-rows';
import { readWebhookSecrets } from './webhook-secrets';
import { signWebhook } from './webhook-signature';
import { writeWebhookBody } from './write-webhook-body';

/** Time after which the run of an endpoint ends, so that a slow one does not delay the others. */
const RUN_MS = 8_000;

/** Statuses with which a system refuses this request only, so that the next one is worth an attempt. */
const REFUSES_REQUEST = [400, 409, 413, 415, 422];

/**
 * Returns true while another request about the same enquiry or subscription is sent to the endpoint, so that
 * two instances do not change their order.
 */
async function isSubjectInFlight(
  strapi: Core.Strapi,
  { endpointId, subjectId }: DeliveryRow,
  now: Date,
): Promise<boolean> {
  if (subjectId === null) return false;
  const count = await deliveryRows(strapi).count({
    where: {
      ...{ endpointId, subjectId, state: 'waiting', failure: { $null: true } },
      ...{ attempts: { $gt: 0 }, dueAt: { $gt: now } },
      // An attempt of a killed instance is over, too.
      triedAt: { $gt: new Date(now.getTime() - 2 * ATTEMPT_TIMEOUT_MS) },
    },
  });
  return count > 0;
}

/**
 * Claims the oldest due delivery of an endpoint, or returns null. Claiming sets the due date of the next
 * attempt, so that no other instance sends it before then, and the delivery of a killed one is repeated.
 */
async function claim(
  strapi: Core.Strapi,
  endpointId: string,
  now: Date,
): Promise<DeliveryRow | null> {
  const inFlight: string[] = [];
  for (;;) {
    const row = await deliveryRows(strapi).findOne({
      where: {
        ...{ endpointId, state: 'waiting', dueAt: { $lte: now } },
        $or: [{ subjectId: { $null: true } }, { subjectId: { $notIn: inFlight } }],
      },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    });
    if (!row) return null;
    if (row.subjectId !== null && (await isSubjectInFlight(strapi, row, now))) {
      inFlight.push(row.subjectId);
      continue;
    }
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

/**
 * Stops an endpoint and gives up its waiting deliveries, except deletions, which are sent once it is active
 * again.
 */
async function stop(strapi: Core.Strapi, { documentId }: EndpointRow, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    await endpointRows(strapi).updateMany({ where: { documentId }, data: { state: 'stopped' } });
    await deliveryRows(strapi).updateMany({
      where: {
        ...{ endpointId: documentId, state: 'waiting' },
        event: { $notIn: [...DELETION_EVENTS] },
      },
      data: { state: 'failed', failure: 'stopped', settledAt: now },
    });
  });
}

async function recordSuccess(strapi: Core.Strapi, { documentId }: EndpointRow, now: Date) {
  const data = { lastSuccessAt: now, failingSince: null, lastFailure: null };
  await endpointRows(strapi).updateMany({ where: { documentId }, data });
}

/** Records that the endpoint responds, although it refuses a request. */
async function recordRefusal(strapi: Core.Strapi, { documentId }: EndpointRow): Promise<void> {
  const data = { failingSince: null, lastFailure: null };
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
  const isRefusal = statusCode !== null && REFUSES_REQUEST.includes(statusCode);
  const isGivenUp = isExpired(row.queuedAt, now) && (isRefusal || !isDeletion(row.event));
  await settle(strapi, row, isGivenUp ? 'failed' : 'waiting', now, { failure, statusCode });
  if (isRefusal) await recordRefusal(strapi, endpoint);
  else await recordFailure(strapi, endpoint, failure, now);
  return isRefusal;
}

async function runEndpoint(
  strapi: Core.Strapi,
  documentId: string,
  allowed: AllowedAddresses,
  clock: () => Date,
): Promise<void> {
  const end = Date.now() + RUN_MS;
  while (Date.now() < end) {
    // Staff may change or pause it during the run.
    const where = { documentId, state: 'active' };
    const endpoint = await endpointRows(strapi).findOne({ where });
    if (!endpoint) return;
    const row = await claim(strapi, documentId, clock());
    if (!row || !(await deliver(strapi, endpoint, row, allowed, clock))) return;
  }
}

/** Sends the deliveries that are due, each endpoint's in order, and the endpoints in parallel. */
export async function sendWebhooks(strapi: Core.Strapi, start = new Date()): Promise<void> {
  const allowed = readAllowedAddresses();
  const ahead = start.getTime() - Date.now();
  const clock = () => new Date(Date.now() + ahead);
  const active = await endpointRows(strapi).findMany({
    select: ['documentId'],
    where: { state: 'active' },
  });
  await Promise.all(
    active.map(({ documentId }) => runEndpoint(strapi, documentId, allowed, clock)),
  );
}

const DAY_MS = 24 * 60 * 60_000;
const SENT_DAYS = 7;
const FAILED_DAYS = 30;

/**
 * Deletes deliveries that were settled weeks ago, and those that were queued for a system while it was being
 * deleted.
 */
export async function removeOldDeliveries(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const endpoints = await endpointRows(strapi).findMany({ select: ['documentId'] });
  const existing = endpoints.map(({ documentId }) => documentId);
  await deliveryRows(strapi).deleteMany({
    where: {
      $or: [
        // Not those of a system that was added after `endpoints` was read.
        { endpointId: { $notIn: existing }, createdAt: { $lt: before(1) } },
        { state: { $in: ['sent', 'skipped'] }, settledAt: { $lt: before(SENT_DAYS) } },
        { state: 'failed', settledAt: { $lt: before(FAILED_DAYS) } },
      ],
    },
  });
}
