import type { EnquiryDetail, EnquirySummary } from '../../contracts/dashboard-enquiry';
import type { EnquiryHistoryRecord } from '../../contracts/enquiry';
import { type EnquiryLine, readStoredLines } from '../../contracts/enquiry-lines';
import type { EnquiryMail, ReceivedMail } from '../../contracts/enquiry-mail';
import { QUOTE_COLUMNS } from '../../contracts/enquiry-quote';
import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import { PHONE_COLUMNS } from '../../contracts/phone';
import { VISIT_COLUMNS } from '../../contracts/visit-columns';
import { pick } from '../platform/values/pick';
import type { EnquiryOwners } from './read-owners';

export type StoredEnquiryRow = Omit<
  EnquiryDetail,
  'history' | 'lines' | 'mails' | 'received' | 'related' | 'owner' | 'isEmailRefused'
> & {
  id: number;
  ownerId: number | null;
  emailKey: string | null;
  formerContacts: string | null;
  history: EnquiryHistoryRecord[] | null;
  lines: EnquiryLine[] | null;
};

/** Fields that staff see in lists and data subjects in the export of their data. */
export const ENQUIRY_FIELDS = [
  'folio',
  'name',
  'email',
  ...PHONE_COLUMNS,
  'company',
  'type',
  'status',
  ...QUOTE_COLUMNS,
  ...RESULT_COLUMNS,
  'message',
  'subject',
  'source',
  'channel',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof EnquirySummary)[];

/** Stored fields that `toSummary` reads. */
export const SUMMARY_FIELDS = [
  'documentId',
  ...ENQUIRY_FIELDS,
  'dueAt',
  'firstReplyAt',
  'waitingUntil',
  'unansweredMails',
  'ownerId',
  'nextStep',
  'nextStepOn',
] as const satisfies readonly (keyof StoredEnquiryRow)[];

export function toSummary(row: StoredEnquiryRow, owners: EnquiryOwners): EnquirySummary {
  const { ownerId, ...fields } = pick(row, SUMMARY_FIELDS);
  // Rows of an earlier version have none.
  const unansweredMails = fields.unansweredMails ?? 0;
  return { ...fields, unansweredMails, owner: owners.get(ownerId) ?? null };
}

type DetailParts = {
  /** Other enquiries of the same person. */
  related: StoredEnquiryRow[];
  owners: EnquiryOwners;
  isEmailRefused: boolean;
  mails: EnquiryMail[];
  received: ReceivedMail[];
};

/** Returns an enquiry with its history and the other enquiries of the same person. */
export function toDetail(
  row: StoredEnquiryRow,
  { related, owners, isEmailRefused, mails, received }: DetailParts,
): EnquiryDetail {
  const { reference, spamReason, consentVersion, consentAt, answerMinutes, history } = row;
  const { extraLabel, extraAnswer } = row;
  return {
    ...toSummary(row, owners),
    ...pick(row, VISIT_COLUMNS),
    ...{ extraLabel, extraAnswer, lines: readStoredLines(row.lines) },
    ...{ isEmailRefused, reference, spamReason, consentVersion, consentAt, answerMinutes },
    history: history ?? [],
    ...{ mails, received },
    related: related.map((other) => toSummary(other, owners)),
  };
}
