import { isDeepStrictEqual } from 'node:util';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../contracts/dashboard-enquiry';
import {
  type CompletionAnswer,
  type ContactChannel,
  ENQUIRY_TRANSITIONS,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
} from '../../contracts/enquiry';
import {
  type RecordedResult,
  readResult,
  RESULT_MESSAGES,
  type ResultColumns,
  toResultColumns,
} from '../../contracts/enquiry-result';
import { listUnansweredMails } from '../../contracts/unanswered-mails';
import { invalidField } from '../platform/http/errors';

/** The fields that staff change while handling an enquiry. */
type EnquiryState = ResultColumns & {
  status: EnquiryStatus;
  firstReplyAt?: string | null;
  history?: EnquiryHistoryRecord[] | null;
  nextStep?: string | null;
  nextStepOn?: string | null;
};

type Completion = { result?: RecordedResult; answer?: CompletionAnswer };

export type Author = { who: string; when: string };

const UNANSWERED: readonly EnquiryStatus[] = ['nuevo', 'dudoso'];
const CLOSED: readonly EnquiryStatus[] = ['completado', 'spam'];

/** Returns true when the change to the status counts as the first reply. */
export function isFirstReply(
  { status, firstReplyAt }: EnquiryState,
  to: EnquiryStatus,
  answer?: CompletionAnswer,
): boolean {
  if (firstReplyAt) return false;
  if (to === 'completado') return answer !== undefined && answer !== 'none';
  return UNANSWERED.includes(status) && to === 'contactado';
}

/** Appends a record to the history. */
export function withRecord<T extends Pick<EnquiryState, 'history'>>(
  state: T,
  record: EnquiryHistoryRecord,
): T {
  return { ...state, history: [...(state.history ?? []), record] };
}

/** Adds the reply that was given before an enquiry is completed. @throws HttpError if it is not known */
function withAnswer<T extends EnquiryState>(state: T, answer: Completion['answer'], by: Author): T {
  if (state.firstReplyAt) return state;
  if (!answer) throw invalidField(['answer'], DASHBOARD_ENQUIRY_MESSAGES.answer);
  return answer === 'none'
    ? state
    : withRecord(state, { event: 'replied', channel: answer, ...by });
}

/** Removes the next step: a closed enquiry has none. */
function withoutNextStep<T extends EnquiryState>(state: T, by: Author): T {
  const { nextStep } = state;
  if (!nextStep) return state;
  const recorded = withRecord(state, { event: 'next-step-dropped', text: nextStep, ...by });
  return { ...recorded, nextStep: null, nextStepOn: null };
}

/**
 * Sets the status; `completado` needs a result, and any other status clears it. Changing `nuevo` or
 * `dudoso` to `contactado` counts as the first reply. Changing back to `nuevo` clears it, unless a reply
 * is recorded. Completing an enquiry without a first reply needs an answer. Closing it drops its next step.
 * @throws HttpError when the enquiry cannot change to the status
 */
export function changeStatus<T extends EnquiryState>(
  state: T,
  to: EnquiryStatus,
  by: Author,
  { result, answer }: Completion = {},
): T {
  const { status: from } = state;
  if (from === to) return result ? changeResult(state, result, by) : state;
  if (!ENQUIRY_TRANSITIONS[from].includes(to)) {
    throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.transition(from, to));
  }
  if (to === 'completado' && !result) throw invalidField(['result'], RESULT_MESSAGES.result);
  const answered = to === 'completado' ? withAnswer(state, answer, by) : state;
  const isUnanswered = to === 'completado' && !state.firstReplyAt && answer === 'none';
  const record = {
    ...({ event: 'status-changed', from, to, ...(result && { result }) } as const),
    ...(isUnanswered && ({ isUnanswered } as const)),
    ...by,
  };
  const changed = { ...withRecord(answered, record), status: to, ...toResultColumns(result) };
  const left = CLOSED.includes(to) ? withoutNextStep(changed, by) : changed;
  const hasReply = left.history?.some(({ event }) => event === 'replied');
  if (to === 'nuevo' && !hasReply) return { ...left, firstReplyAt: null };
  return {
    ...left,
    firstReplyAt: isFirstReply(state, to, answer) ? by.when : (state.firstReplyAt ?? null),
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

function refuseSpam({ status }: EnquiryState): void {
  if (status === 'spam') throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.spamReply);
}

/**
 * Adds a call that the sender did not pick up, which is no reply.
 * @throws HttpError for spam
 */
export function addMissedCall<T extends EnquiryState>(state: T, by: Author): T {
  refuseSpam(state);
  return withRecord(state, { event: 'call-missed', ...by });
}

/**
 * Adds a reply; the first one sets `firstReplyAt`.
 * @throws HttpError for spam
 */
export function addReply<T extends EnquiryState>(
  state: T,
  reply: { channel: ContactChannel; template?: string },
  by: Author,
): T {
  refuseSpam(state);
  const replied = withRecord(state, { event: 'replied', ...reply, ...by });
  const answered = { ...replied, firstReplyAt: state.firstReplyAt ?? by.when };
  return UNANSWERED.includes(state.status) ? changeStatus(answered, 'contactado', by) : answered;
}

/** Records that what the sender wrote since the last reply needs none; unchanged if there is nothing. */
export function addReplyNotNeeded<T extends EnquiryState>(state: T, by: Author): T {
  if (listUnansweredMails(state.history).length === 0) return state;
  return withRecord(state, { event: 'reply-not-needed', ...by });
}
