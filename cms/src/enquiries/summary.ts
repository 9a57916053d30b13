import type { EnquiryDetail, EnquirySummary } from '../../contracts/dashboard-enquiry';
import type { EnquiryHistoryRecord } from '../../contracts/enquiry';
import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import { VISIT_COLUMNS } from '../../contracts/visit-columns';
import { pick } from '../platform/values/pick';

export type StoredEnquiryRow = Omit<EnquiryDetail, 'history' | 'related'> & {
  id: number;
  emailKey: string | null;
  history: EnquiryHistoryRecord[] | null;
};

/** Fields that staff see in lists and data subjects in the export of their data. */
export const ENQUIRY_FIELDS = [
  'folio',
  'name',
  'email',
  'phone',
  'type',
  'status',
  ...RESULT_COLUMNS,
  'message',
  'subject',
  'source',
  'channel',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof EnquirySummary)[];

export const SUMMARY_FIELDS = [
  'documentId',
  ...ENQUIRY_FIELDS,
  'dueAt',
  'firstReplyAt',
] as const satisfies readonly (keyof EnquirySummary)[];

export function toSummary(row: StoredEnquiryRow): EnquirySummary {
  return pick(row, SUMMARY_FIELDS);
}

/** Returns an enquiry with its history and the other enquiries of the same person. */
export function toDetail(row: StoredEnquiryRow, related: StoredEnquiryRow[]): EnquiryDetail {
  const { reference, spamReason, consentVersion, consentAt, answerMinutes, history } = row;
  return {
    ...toSummary(row),
    ...pick(row, VISIT_COLUMNS),
    ...{ reference, spamReason, consentVersion, consentAt, answerMinutes },
    history: history ?? [],
    related: related.map(toSummary),
  };
}
