import type { EnquiryHistoryRecord, EnquiryStatus } from '../../../../contracts/enquiry';
import { changeStatus } from './change';
import type { DerivedFrom } from './derived';
import { createFolio } from './folio';

export type EnquiryRow = DerivedFrom & {
  status: EnquiryStatus;
  history?: EnquiryHistoryRecord[] | null;
};
export type EnquiryData = Partial<EnquiryRow>;

const VISITOR = 'visitante';

/** A new enquiry with what nobody filled in: its folio, its moment, the start of its history. */
export function completeNew(data: EnquiryData, who = VISITOR, now = new Date()) {
  const status = data.status ?? 'nuevo';
  const history: EnquiryHistoryRecord[] = data.history ?? [
    { event: 'created', who, when: now.toISOString(), from: null, to: status },
  ];
  // Sample enquiries arrived when their history says so.
  const createdAt = history[0]?.event === 'created' ? history[0].when : now.toISOString();
  return { ...data, status, history, createdAt, folio: data.folio || createFolio() };
}

/**
 * An enquiry as it is after an edit in the CMS panel. The panel sends its history and its first
 * answer back as they were when the form was opened: those of the database stay.
 */
export function completeEdit(stored: EnquiryRow, data: EnquiryData, who: string, now = new Date()) {
  const state = { ...stored, firstReplyAt: toIso(stored.firstReplyAt) };
  const status = data.status ?? stored.status;
  const changed = changeStatus(state, status, { who, when: now.toISOString() });
  const { history } = changed;
  const isAnswerEdited =
    data.firstReplyAt !== undefined && toIso(data.firstReplyAt) !== state.firstReplyAt;
  const firstReplyAt = isAnswerEdited ? toIso(data.firstReplyAt) : changed.firstReplyAt;
  return { ...stored, ...data, status, history, firstReplyAt };
}

function toIso(moment: DerivedFrom['firstReplyAt']): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
