import type { Core } from '@strapi/strapi';

import type {
  ListedRequest,
  RequestQueueResponse,
} from '../../../../contracts/publication-requests';
import { titleOf } from '../../../content-model/entry-label';
import { contentTypeOf, typeOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { describeRequest } from './describe-request';
import { REQUEST_UID, type RequestRow } from './request-row';

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

/**
 * Returns the open requests that an account may decide, and its own that are open or were returned
 * last, oldest first.
 */
export async function listRequests(
  strapi: Core.Strapi,
  { account, mayDecide }: Viewer,
): Promise<RequestQueueResponse['data']> {
  const rows = await query<RequestRow>(strapi, REQUEST_UID).findMany({
    where: {
      $or: [{ state: 'requested' }, { state: 'returned', requestedById: account }],
    },
    orderBy: { id: 'asc' },
  });
  const latest = new Map<string, RequestRow>();
  for (const row of rows) latest.set(keyOf(row), row);
  const visible = [...latest.values()].filter(
    ({ entryType, requestedById, state }) =>
      requestedById === account || (state === 'requested' && mayDecide(entryType)),
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
