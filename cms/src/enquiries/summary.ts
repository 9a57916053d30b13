import type { EnquiryDetail, EnquirySummary } from '../../contracts/dashboard-enquiry';
import type { EnquiryHistoryRecord, EnquiryStatus, EnquiryType } from '../../contracts/enquiry';
import { pick } from '../platform/values/pick';

export type StoredEnquiryRow = {
  id: number;
  documentId: string;
  folio: string;
  name: string;
  email: string;
  emailKey: string;
  phone: string | null;
  type: EnquiryType;
  status: EnquiryStatus;
  message: string;
  subject: string | null;
  source: string | null;
  createdAt: string;
  updatedAt: string;
  dueAt: string;
  firstReplyAt: string | null;
  answerMinutes: number | null;
  spamReason: string | null;
  consentVersion: string | null;
  consentAt: string | null;
  history: EnquiryHistoryRecord[] | null;
};

export const SUMMARY_FIELDS = [
  'documentId',
  'folio',
  'name',
  'email',
  'phone',
  'type',
  'status',
  'message',
  'subject',
  'source',
  'createdAt',
  'updatedAt',
  'dueAt',
  'firstReplyAt',
] as const satisfies readonly (keyof EnquirySummary)[];

export function toSummary(row: StoredEnquiryRow): EnquirySummary {
  return pick(row, SUMMARY_FIELDS);
}

/** Returns an enquiry with its history and the other enquiries of the same person. */
export function toDetail(row: StoredEnquiryRow, related: StoredEnquiryRow[]): EnquiryDetail {
  const { spamReason, consentVersion, consentAt, answerMinutes, history } = row;
  return {
    ...toSummary(row),
    ...{ spamReason, consentVersion, consentAt, answerMinutes },
    history: history ?? [],
    related: related.map(toSummary),
  };
}
