import { isDeepStrictEqual } from 'node:util';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../contracts/dashboard-enquiry';
import {
  ENQUIRY_TRANSITIONS,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
  type ReplyChannel,
} from '../../contracts/enquiry';
import {
  type RecordedResult,
  readResult,
  RESULT_MESSAGES,
  type ResultColumns,
  toResultColumns,
} from '../../contracts/enquiry-result';
import { invalidField } from '../platform/http/errors';

/** The fields that staff change while handling an enquiry. */
type EnquiryState = ResultColumns & {
  status: EnquiryStatus;
  firstReplyAt?: string | null;
  history?: EnquiryHistoryRecord[] | null;
};

export type Author = { who: string; when: string };

const ANSWERED: readonly EnquiryStatus[] = ['contactado', 'completado'];

/** Returns true when the change to the status counts as the first reply. */
export function isFirstReply({ status, firstReplyAt }: EnquiryState, to: EnquiryStatus): boolean {
  return status === 'nuevo' && !firstReplyAt && ANSWERED.includes(to);
}

/** Appends a record to the history. */
export function withRecord<T extends Pick<EnquiryState, 'history'>>(
  state: T,
  record: EnquiryHistoryRecord,
): T {
  return { ...state, history: [...(state.history ?? []), record] };
}

/**
 * Sets the status; `completado` needs a result, and any other status clears it. Changing `nuevo` to
 * `contactado` or `completado` counts as the first reply, given by telephone or in person. Changing
 * back to `nuevo` clears it, unless a written reply exists.
 * @throws HttpError when the enquiry cannot change to the status
 */
export function changeStatus<T extends EnquiryState>(
  state: T,
  to: EnquiryStatus,
  by: Author,
  result?: RecordedResult,
): T {
  const { status: from } = state;
  if (from === to) return result ? changeResult(state, result, by) : state;
  if (!ENQUIRY_TRANSITIONS[from].includes(to)) {
    throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.transition(from, to));
  }
  if (to === 'completado' && !result) throw invalidField(['result'], RESULT_MESSAGES.result);
  const record = { event: 'status-changed', from, to, ...(result && { result }), ...by } as const;
  const changed = { ...withRecord(state, record), status: to, ...toResultColumns(result) };
  const hasWrittenReply = changed.history?.some(({ event }) => event === 'replied');
  if (to === 'nuevo' && !hasWrittenReply) return { ...changed, firstReplyAt: null };
  return {
    ...changed,
    firstReplyAt: isFirstReply(state, to) ? by.when : (state.firstReplyAt ?? null),
  };
}

/**
 * Sets the result of a completed enquiry.
 * @throws HttpError when the enquiry is not completed
 */
export function changeResult<T extends EnquiryState>(state: T, to: RecordedResult, by: Author): T {
  if (state.status !== 'completado') throw invalidField(['result'], RESULT_MESSAGES.notCompleted);
  const from = readResult(state);
  const columns = toResultColumns(to);
  if (from && isDeepStrictEqual(toResultColumns(from), columns)) return state;
  return { ...withRecord(state, { event: 'result-changed', from, to, ...by }), ...columns };
}

export function addNote<T extends EnquiryState>(state: T, text: string, by: Author): T {
  return withRecord(state, { event: 'noted', text, ...by });
}

/**
 * Adds a reply; the first one sets `firstReplyAt`.
 * @throws HttpError for spam
 */
export function addReply<T extends EnquiryState>(
  state: T,
  reply: { channel: ReplyChannel; template?: string },
  by: Author,
): T {
  if (state.status === 'spam') {
    throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.spamReply);
  }
  const replied = withRecord(state, { event: 'replied', ...reply, ...by });
  const answered = { ...replied, firstReplyAt: state.firstReplyAt ?? by.when };
  return state.status === 'nuevo' ? changeStatus(answered, 'contactado', by) : answered;
}
