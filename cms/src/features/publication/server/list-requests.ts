import type { Core } from '@strapi/strapi';

import type {
  ListedRequest,
  RequestQueueResponse,
} from '../../../../contracts/publication-requests';
import { titleOf } from '../../../content-model/entry-label';
import { contentTypeOf, typeOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { describeRequest } from './describe-request';
import { isUnresolved, REQUEST_UID, type RequestRow } from './request-row';

type Draft = Record<string, unknown> & { documentId: string; updatedAt: string };
type Viewer = { account: number; mayDecide: (uid: string) => boolean };

const keyOf = ({ entryType, entryId }: RequestRow) => `${entryType} ${entryId}`;

async function findDrafts(
  strapi: Core.Strapi,
  requests: readonly RequestRow[],
): Promise<Map<string, Draft>> {
  const drafts = new Map<string, Draft>();
  for (const uid of new Set(requests.map(({ entryType }) => entryType))) {
    if (!contentTypeOf(strapi, uid)) continue;
    const ids = requests.filter((row) => row.entryType === uid).map(({ entryId }) => entryId);
    const found = await query<Draft>(strapi, uid).findMany({
      where: { documentId: { $in: ids }, publishedAt: null },
    });
    for (const draft of found) drafts.set(`${uid} ${draft.documentId}`, draft);
  }
  return drafts;
}

/** Returns the latest request for each entry with an open one or one returned to the account. */
async function findLatestRequests(strapi: Core.Strapi, account: number): Promise<RequestRow[]> {
  const rows = query<RequestRow>(strapi, REQUEST_UID);
  const found = await rows.findMany({
    where: {
      $or: [{ state: 'requested' }, { state: 'returned', requestedById: account }],
    },
  });
  const ids = new Set(found.map(({ entryId }) => entryId));
  // Also reads the settled ones, which are newer than a returned one that was requested again.
  const all = await rows.findMany({
    where: { entryId: { $in: [...ids] } },
    orderBy: { id: 'asc' },
  });
  const latest = new Map<string, RequestRow>();
  for (const row of all) {
    // A map keeps the position of the first row of an entry.
    latest.delete(keyOf(row));
    latest.set(keyOf(row), row);
  }
  return [...latest.values()];
}

/**
 * Returns the open requests that an account may decide, and its own that are open or were returned
 * last, oldest first.
 */
export async function listRequests(
  strapi: Core.Strapi,
  { account, mayDecide }: Viewer,
): Promise<RequestQueueResponse['data']> {
  const latest = await findLatestRequests(strapi, account);
  const visible = latest.filter(
    ({ entryType, requestedById, state }) =>
      isUnresolved(state) &&
      (requestedById === account || (state === 'requested' && mayDecide(entryType))),
  );
  const drafts = await findDrafts(strapi, visible);
  const entries = visible.flatMap((row): ListedRequest[] => {
    const draft = drafts.get(keyOf(row));
    if (!draft) return [];
    const type = typeOf(strapi, row.entryType);
    return [
      {
        ...describeRequest(row, draft, account),
        uid: type.uid,
        documentId: row.entryId,
        isSingle: type.kind === 'singleType',
        name: titleOf(type, draft),
      },
    ];
  });
  return { total: entries.length, entries };
}
