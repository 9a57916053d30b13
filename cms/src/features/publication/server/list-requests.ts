import type { Core, UID } from '@strapi/strapi';

import type {
  ListedRequest,
  RequestQueueResponse,
} from '../../../../contracts/publication-requests';
import { titleOf } from '../../../content-model/entry-label';
import { describeRequest } from './describe-request';
import { REQUEST_UID, type RequestRow } from './request-row';

type Draft = Record<string, unknown> & { documentId: string; updatedAt: string };
type Viewer = { account: number; mayDecide: (uid: string) => boolean };

const MAX_LISTED = 20;

/**
 * Returns the open requests that an account may decide, and its own that are open or were returned
 * last, oldest first.
 */
export async function listRequests(
  strapi: Core.Strapi,
  { account, mayDecide }: Viewer,
): Promise<RequestQueueResponse['data']> {
  const rows: RequestRow[] = await strapi.db.query(REQUEST_UID).findMany({
    where: {
      $or: [{ state: 'requested' }, { state: 'returned', requestedById: account }],
    },
    orderBy: { id: 'asc' },
  });
  const latest = new Map<string, RequestRow>();
  for (const row of rows) latest.set(`${row.entryType} ${row.entryId}`, row);
  const visible = [...latest.values()].filter(
    ({ entryType, requestedById, state }) =>
      requestedById === account || (state === 'requested' && mayDecide(entryType)),
  );
  const entries: ListedRequest[] = [];
  for (const row of visible.slice(0, MAX_LISTED)) {
    const type = strapi.contentTypes[row.entryType as UID.ContentType];
    const draft: Draft | null =
      type &&
      (await strapi.db
        .query(type.uid)
        .findOne({ where: { documentId: row.entryId, publishedAt: null } }));
    if (!draft) continue;
    entries.push({
      ...describeRequest(row, draft, account),
      uid: type.uid,
      documentId: row.entryId,
      isSingle: type.kind === 'singleType',
      name: titleOf(type, draft),
    });
  }
  return { total: visible.length, entries };
}
