import type { PublicationRequest } from '../../../../contracts/publication-requests';
import type { RequestRow } from './request-row';

type Timestamp = string | Date;

const toIso = (at: Timestamp) => new Date(at).toISOString();

/** Returns a request as the panel shows it to an account. */
export function describeRequest(
  row: RequestRow,
  draft: { updatedAt: Timestamp },
  account: number,
): PublicationRequest {
  return {
    id: row.documentId,
    state: row.state,
    note: row.note,
    requestedBy: row.requestedBy,
    isOwn: row.requestedById === account,
    requestedAt: toIso(row.requestedAt),
    hasChangedSince: new Date(draft.updatedAt) > new Date(row.draftUpdatedAt),
    comment: row.comment,
    settledBy: row.settledBy,
    settledAt: row.settledAt && toIso(row.settledAt),
  };
}
