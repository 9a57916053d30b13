import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import {
  type DeliveryState,
  WEBHOOK_LIMITS,
  WEBHOOK_MESSAGES as MESSAGES,
  type WebhookDeliveriesResponse,
  type WebhookDelivery,
} from '../../contracts/webhooks';
import { conflict, notFound } from '../platform/http/errors';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';
import { type DeliveryRow, deliveryRows, endpointRows } from './webhook-rows';

type Filter = { endpointId?: string; state?: DeliveryState; page: number };

/** Selects deliveries without a running attempt. */
const REPEATABLE = {
  $or: [
    { state: { $in: ['sent', 'failed', 'skipped'] } },
    { state: 'waiting', failure: { $notNull: true } },
    { state: 'waiting', attempts: 0 },
  ],
};

const toIso = (date: string | null) => (date === null ? null : new Date(date).toISOString());

function toDelivery(row: DeliveryRow, folios: ReadonlyMap<string, string | null>): WebhookDelivery {
  const isRunning = row.state === 'waiting' && row.failure === null && row.attempts > 0;
  return {
    ...pick(row, [
      'documentId',
      'endpointId',
      'event',
      'subjectId',
      'state',
      'attempts',
      'failure',
    ]),
    folio: folios.get(row.subjectId ?? '') ?? null,
    statusCode: row.statusCode,
    createdAt: new Date(row.createdAt).toISOString(),
    triedAt: toIso(row.triedAt),
    dueAt: row.state === 'waiting' ? toIso(row.dueAt) : null,
    canRepeat: !isRunning,
  };
}

/** Returns a page of the deliveries, the newest first. */
export async function listDeliveries(
  strapi: Core.Strapi,
  { endpointId, state, page }: Filter,
): Promise<WebhookDeliveriesResponse> {
  const where = { ...(endpointId && { endpointId }), ...(state && { state }) };
  const { pageSize } = WEBHOOK_LIMITS;
  const total = await deliveryRows(strapi).count({ where });
  const rows = await deliveryRows(strapi).findMany({
    where,
    orderBy: { id: 'desc' },
    ...{ limit: pageSize, offset: (page - 1) * pageSize },
  });
  const enquiries = await query<{ documentId: string; folio: string | null }>(
    strapi,
    ENQUIRY_UID,
  ).findMany({
    select: ['documentId', 'folio'],
    where: { documentId: { $in: rows.flatMap(({ subjectId }) => subjectId ?? []) } },
  });
  const folios = new Map(enquiries.map(({ documentId, folio }) => [documentId, folio]));
  return {
    data: rows.map((row) => toDelivery(row, folios)),
    meta: { page, pageCount: Math.max(1, Math.ceil(total / pageSize)), total },
  };
}

async function repeat(strapi: Core.Strapi, where: object): Promise<number> {
  const now = new Date();
  const { count } = await deliveryRows(strapi).updateMany({
    where: { $and: [where, REPEATABLE] },
    data: {
      ...{ state: 'waiting', attempts: 0, queuedAt: now, dueAt: now },
      ...{ settledAt: null, failure: null, statusCode: null },
    },
  });
  return Number(count);
}

async function checkActive(strapi: Core.Strapi, endpointId: string): Promise<void> {
  const endpoint = await endpointRows(strapi).findOne({ where: { documentId: endpointId } });
  if (!endpoint) throw notFound(MESSAGES.notFound);
  if (endpoint.state !== 'active') throw conflict(MESSAGES.notActive);
}

/**
 * Queues a delivery again, with the same id; one that waits for a retry becomes due at once.
 * @throws HttpError while an attempt may be running
 */
export async function repeatDelivery(strapi: Core.Strapi, documentId: string): Promise<number> {
  const row = await deliveryRows(strapi).findOne({ where: { documentId } });
  if (!row) throw notFound(MESSAGES.deliveryNotFound);
  await checkActive(strapi, row.endpointId);
  const repeated = await repeat(strapi, { documentId });
  if (repeated === 0) throw conflict(MESSAGES.running);
  return repeated;
}

/** Queues the failed deliveries of a system again. Returns how many. */
export async function repeatFailed(strapi: Core.Strapi, endpointId: string): Promise<number> {
  await checkActive(strapi, endpointId);
  return repeat(strapi, { endpointId, state: 'failed' });
}
