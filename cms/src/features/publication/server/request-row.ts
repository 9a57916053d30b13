import type { RequestState } from '../../../../contracts/publication-requests';

export const REQUEST_UID = 'api::publication-request.publication-request';

export type RequestRow = {
  id: number;
  documentId: string;
  entryType: string;
  entryId: string;
  state: RequestState;
  note: string | null;
  requestedById: number;
  requestedBy: string;
  requestedAt: string;
  draftUpdatedAt: string;
  comment: string | null;
  /** Label of a deleted entry, for the mail to the requester. */
  entryName: string | null;
  settledBy: string | null;
  settledAt: string | null;
};

/** Number of requests kept for each entry. */
export const KEPT_REQUESTS = 10;

/** Returns true for a request that publishing, discarding or deleting its entry still settles. */
export const isUnresolved = (state: RequestState): boolean =>
  state === 'requested' || state === 'returned';
