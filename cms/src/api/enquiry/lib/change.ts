import type {
  EnquiryHistoryRecord,
  EnquiryStatus,
  ReplyChannel,
} from '../../../../contracts/enquiry';

/** The part of an enquiry that its handling changes. */
export type EnquiryState = {
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
 * Another status. Leaving `nuevo` for `contactado` or `completado` counts as the first answer: it
 * was given by telephone or over the counter. Going back to `nuevo` takes that back, unless an
 * answer was written.
 */
export function changeStatus<T extends EnquiryState>(state: T, to: EnquiryStatus, by: Author): T {
  const { status: from } = state;
  if (from === to) return state;
  const changed = withRecord(state, { event: 'status-changed', from, to, ...by });
  const wasWritten = changed.history?.some(({ event }) => event === 'replied');
  if (to === 'nuevo' && !wasWritten) return { ...changed, status: to, firstReplyAt: null };
  const isAnswer = from === 'nuevo' && ANSWERED.includes(to);
  const firstReplyAt = state.firstReplyAt ?? (isAnswer ? by.when : null);
  return { ...changed, status: to, firstReplyAt };
}

export function addNote<T extends EnquiryState>(state: T, text: string, by: Author): T {
  return withRecord(state, { event: 'noted', text, ...by });
}

/** An answer was begun; the first one ends the waiting. */
export function addReply<T extends EnquiryState>(
  state: T,
  reply: { channel: ReplyChannel; template: string },
  by: Author,
): T {
  const replied = withRecord(state, { event: 'replied', ...reply, ...by });
  const answered = { ...replied, firstReplyAt: state.firstReplyAt ?? by.when };
  return state.status === 'nuevo' ? changeStatus(answered, 'contactado', by) : answered;
}
