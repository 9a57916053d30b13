import type { EnquiryHistoryRecord, ReleaseReason } from '../../contracts/enquiry';
import type { EnquiryOwner } from '../../contracts/enquiry-owner';
import { type Author, withRecord } from './change-status';

type OwnedState = { ownerId: number | null; history: EnquiryHistoryRecord[] | null };

/** Makes the author the owner; the state is unchanged if they already are. */
export function takeEnquiry<T extends OwnedState>(state: T, ownerId: number, by: Author): T {
  if (state.ownerId === ownerId) return state;
  return { ...withRecord(state, { event: 'taken', ...by }), ownerId };
}

/** Makes the author of an answer the owner, unless another account is. */
export function takeIfFree<T extends OwnedState>(state: T, ownerId: number, by: Author): T {
  return state.ownerId === null ? takeEnquiry(state, ownerId, by) : state;
}

export function assignEnquiry<T extends OwnedState>(state: T, owner: EnquiryOwner, by: Author): T {
  if (state.ownerId === owner.id) return state;
  return {
    ...withRecord(state, { event: 'assigned', to: owner.name, ...by }),
    ownerId: owner.id,
  };
}

/** Releases the enquiry to all accounts. @param from name of the owner */
export function releaseEnquiry<T extends OwnedState>(
  state: T,
  from: string,
  by: Author,
  reason?: ReleaseReason,
): T {
  if (state.ownerId === null) return state;
  const record = { event: 'released', from, ...(reason && { reason }), ...by } as const;
  return { ...withRecord(state, record), ownerId: null };
}
