import type { Core } from '@strapi/strapi';

import type { EnquiryHistoryRecord, EnquiryStatus } from '../../contracts/enquiry';
import type { EnquiryChange } from '../../contracts/integrations';
import { isDeletion, type WebhookEvent } from '../../contracts/webhooks';
import { createDocumentId } from '../platform/database/document-id';
import { deliveryRows, endpointRows } from './webhook-rows';

type Subject = { id: string; changes?: EnquiryChange[] };

/** The part of an enquiry that decides about its events. */
type EnquiryState = {
  documentId: string;
  status: EnquiryStatus;
  history?: readonly EnquiryHistoryRecord[] | null;
};

/** SQLite takes 32,766 values in a statement, and there are ten endpoints at most. */
const BATCH = 200;

/**
 * Adds an event about each subject for every active endpoint that receives it, and a deletion also for paused
 * and stopped ones, which send it once they are active: the read API does not list deletions. Call it in the transaction
 * that stores what happened, so that neither exists without the other.
 */
async function queueEvent(
  strapi: Core.Strapi,
  event: WebhookEvent,
  subjects: readonly Subject[],
): Promise<void> {
  if (subjects.length === 0) return;
  const endpoints = await endpointRows(strapi).findMany({
    select: ['documentId', 'events'],
    where: isDeletion(event) ? {} : { state: 'active' },
  });
  const now = new Date();
  for (const { documentId: endpointId } of endpoints.filter(({ events }) =>
    events.includes(event),
  )) {
    for (let start = 0; start < subjects.length; start += BATCH) {
      await deliveryRows(strapi).createMany({
        data: subjects.slice(start, start + BATCH).map(({ id, changes }) => ({
          ...{ documentId: createDocumentId(), endpointId, event, subjectId: id },
          ...(changes && { changes }),
          ...{ queuedAt: now, dueAt: now, createdAt: now },
        })),
      });
    }
  }
}

/** Queues the events of new enquiries that are not spam. Call it in the transaction that stores them. */
export async function queueCreatedEnquiries(
  strapi: Core.Strapi,
  enquiries: readonly EnquiryState[],
): Promise<void> {
  const genuine = enquiries.filter(({ status }) => status !== 'spam');
  await queueEvent(
    strapi,
    'enquiry.created',
    genuine.map(({ documentId: id }) => ({ id })),
  );
}

/**
 * Queues the event of a changed enquiry, unless it was and is spam. Call it in the transaction that changes
 * it.
 */
export async function queueChangedEnquiry(
  strapi: Core.Strapi,
  before: EnquiryState,
  after: Omit<EnquiryState, 'documentId'>,
): Promise<void> {
  if (before.status === 'spam' && after.status === 'spam') return;
  const added = (after.history ?? []).slice(before.history?.length ?? 0);
  // Undoing a change moves its history records into the record of the undo.
  const records = added.length > 0 ? added : (after.history ?? []).slice(-1);
  const changes = [...new Set(records.map(({ event }) => event))];
  await queueEvent(strapi, 'enquiry.updated', [{ id: before.documentId, changes }]);
}

/**
 * Queues the events of deleted enquiries, also of spam: a system may have received it before it was marked.
 * Call it in the transaction that deletes them.
 */
export function queueDeletedEnquiries(strapi: Core.Strapi, ids: readonly string[]): Promise<void> {
  return queueEvent(
    strapi,
    'enquiry.deleted',
    ids.map((id) => ({ id })),
  );
}

/** Queues the event of a subscription. Call it in the transaction that adds or deletes it. */
export function queueSubscription(
  strapi: Core.Strapi,
  event: 'subscription.created' | 'subscription.deleted',
  ids: readonly string[],
): Promise<void> {
  return queueEvent(
    strapi,
    event,
    ids.map((id) => ({ id })),
  );
}
