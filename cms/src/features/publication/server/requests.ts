import type { Core } from '@strapi/strapi';

import type { RequestState } from '../../../../contracts/publication-requests';
import { entryColumns, type Entry } from '../../../content-model/version-row';
import { createOutbox } from '../../../mail/outbox';
import { createDocumentId } from '../../../platform/database/document-id';
import { panelAbility, panelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';
import { isUnresolved, KEPT_REQUESTS, REQUEST_UID, type RequestRow } from './request-row';

type NewRow = Pick<RequestRow, 'note' | 'requestedById' | 'requestedBy' | 'draftUpdatedAt'>;
type Settled = {
  state: Exclude<RequestState, 'requested'>;
  settledBy: string | null;
  comment?: string | null;
  entryName?: string | null;
};

const PRUNE_LIMIT = 100;

const rows = (strapi: Core.Strapi) => query(strapi, REQUEST_UID);

/** Returns the newest request for an entry. */
export function findLatestRequest(strapi: Core.Strapi, entry: Entry): Promise<RequestRow | null> {
  return rows(strapi).findOne({ where: entryColumns(entry), orderBy: { id: 'desc' } });
}

/** Stores a request and the mail about it. The caller holds the lock of the entry. */
export async function addRequest(strapi: Core.Strapi, entry: Entry, data: NewRow): Promise<void> {
  const request = {
    ...data,
    ...entryColumns(entry),
    documentId: createDocumentId(),
    state: 'requested',
    requestedAt: new Date(),
  };
  await rows(strapi).create({ data: request });
  const old: RequestRow[] = await rows(strapi).findMany({
    where: entryColumns(entry),
    orderBy: { id: 'desc' },
    offset: KEPT_REQUESTS,
    limit: PRUNE_LIMIT,
  });
  await rows(strapi).deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
  await createOutbox(strapi).addAboutRequest('request', request.documentId, 'editors');
}

/**
 * Settles the latest request for an entry, if it is open or was returned, and stores the mail to its
 * author, unless the author settles it. The caller provides the transaction. Returns false if there is
 * no such request.
 */
export async function settleRequest(
  strapi: Core.Strapi,
  entry: Entry,
  settled: Settled,
): Promise<boolean> {
  const row = await findLatestRequest(strapi, entry);
  if (!row || !isUnresolved(row.state)) return false;
  const { count } = await rows(strapi).updateMany({
    where: { id: row.id, state: row.state },
    data: { ...settled, settledAt: new Date() },
  });
  const isOwn = panelAbility(strapi) && panelUser(strapi)?.id === row.requestedById;
  if (count > 0 && !isOwn) {
    const group = `account ${row.requestedById}`;
    await createOutbox(strapi).addAboutRequest('decision', row.documentId, group);
  }
  return count > 0;
}

/** Removes the requests for a deleted entry, except the one that the mail to its author is about. */
export async function deleteRequests(strapi: Core.Strapi, entry: Entry): Promise<void> {
  await rows(strapi).deleteMany({ where: { ...entryColumns(entry), entryName: null } });
}
