import type { EnquiryHistoryRecord, EnquiryStatus, EnquiryType } from '../../contracts/enquiry';
import {
  RESULT_COLUMNS,
  RESULT_MESSAGES,
  type ResultColumns,
} from '../../contracts/enquiry-result';
import { invalidField } from '../platform/http/errors';
import { pick } from '../platform/values/pick';
import { changeStatus } from './change-status';
import { recordCorrection } from './correct-enquiry';
import type { DerivedFrom } from './derive-columns';
import { createFolio } from './folio';

export type EnquiryRow = DerivedFrom &
  ResultColumns & {
    status: EnquiryStatus;
    type?: EnquiryType;
    answerMinutes?: number | null;
  };
export type EnquiryData = Partial<EnquiryRow>;

const VISITOR = 'visitante';

/** Returns a new enquiry with its folio, creation date and first history record filled in. */
export function completeNewEnquiry(data: EnquiryData, who = VISITOR, now = new Date()) {
  const status = data.status ?? 'nuevo';
  const history: EnquiryHistoryRecord[] = data.history ?? [
    { event: 'created', who, when: now.toISOString(), from: null, to: status },
  ];
  // Sample enquiries take their creation date from their history.
  const createdAt = history[0]?.event === 'created' ? history[0].when : now.toISOString();
  return { ...data, status, history, createdAt, folio: data.folio || createFolio() };
}

/**
 * Returns an enquiry after an edit in the CMS panel. The panel sends the history, the result and
 * the first reply as they were when the form was opened, so the stored values take precedence.
 * @throws HttpError when the enquiry cannot change to the status there
 */
export function completeEditedEnquiry(
  stored: EnquiryRow,
  data: EnquiryData,
  who: string,
  now = new Date(),
) {
  const state = { ...stored, firstReplyAt: toIso(stored.firstReplyAt) };
  const status = data.status ?? stored.status;
  if (status === 'completado' && status !== stored.status) {
    throw invalidField(['status'], RESULT_MESSAGES.panel);
  }
  const by = { who, when: now.toISOString() };
  const changed = changeStatus(state, status, by);
  const { history } = recordCorrection(
    stored,
    { ...stored, ...data, history: changed.history },
    by,
  );
  const result = pick(changed, RESULT_COLUMNS);
  const isReplyEdited =
    data.firstReplyAt !== undefined && toIso(data.firstReplyAt) !== state.firstReplyAt;
  const firstReplyAt = isReplyEdited ? toIso(data.firstReplyAt) : changed.firstReplyAt;
  return { ...stored, ...data, ...result, status, history, firstReplyAt };
}

function toIso(date: DerivedFrom['firstReplyAt']): string | null {
  return date ? new Date(date).toISOString() : null;
}
