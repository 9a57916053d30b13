import type { EnquiryHistoryRecord, EnquiryStatus, ReplyChannel } from '../../contracts/enquiry';

/** The fields that staff change while handling an enquiry. */
type EnquiryState = {
  status: EnquiryStatus;
  firstReplyAt?: string | null;
  history?: EnquiryHistoryRecord[] | null;
};

export type Author = { who: string; when: string };

const ANSWERED: readonly EnquiryStatus[] = ['contactado', 'completado'];

function withRecord<T extends EnquiryState>(state: T, record: EnquiryHistoryRecord): T {
  return { ...state, history: [...(state.history ?? []), record] };
}

/**
 * Sets the status. Changing `nuevo` to `contactado` or `completado` counts as the first reply,
 * given by telephone or in person. Changing back to `nuevo` clears it, unless a written reply
 * exists.
 */
export function changeStatus<T extends EnquiryState>(state: T, to: EnquiryStatus, by: Author): T {
  const { status: from } = state;
  if (from === to) return state;
  const changed = withRecord(state, { event: 'status-changed', from, to, ...by });
  const hasWrittenReply = changed.history?.some(({ event }) => event === 'replied');
  if (to === 'nuevo' && !hasWrittenReply) return { ...changed, status: to, firstReplyAt: null };
  const isReply = from === 'nuevo' && ANSWERED.includes(to);
  const firstReplyAt = state.firstReplyAt ?? (isReply ? by.when : null);
  return { ...changed, status: to, firstReplyAt };
}

export function addNote<T extends EnquiryState>(state: T, text: string, by: Author): T {
  return withRecord(state, { event: 'noted', text, ...by });
}

/** Adds a reply; the first one sets `firstReplyAt`. */
export function addReply<T extends EnquiryState>(
  state: T,
  reply: { channel: ReplyChannel; template?: string },
  by: Author,
): T {
  const replied = withRecord(state, { event: 'replied', ...reply, ...by });
  const answered = { ...replied, firstReplyAt: state.firstReplyAt ?? by.when };
  return state.status === 'nuevo' ? changeStatus(answered, 'contactado', by) : answered;
}
