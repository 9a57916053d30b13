import type { PersonMerge } from '../../contracts/enquiry-person';
import type { Person } from '../../contracts/personal-data';
import { VISIT_COLUMNS } from '../../contracts/visit-columns';
import { ENQUIRY_FIELDS, type StoredEnquiryRow } from '../enquiries/summary';
import type { MailRow } from '../mail/mail-row';

/** Excludes derived and internal fields. */
export const EXPORTED_FIELDS = [
  ...ENQUIRY_FIELDS,
  'extraLabel',
  'extraAnswer',
  'lines',
  'reference',
  ...VISIT_COLUMNS,
  'firstReplyAt',
  'nextStep',
  'nextStepOn',
  'spamReason',
  'consentVersion',
  'consentAt',
] as const satisfies readonly (keyof StoredEnquiryRow)[];

type ExportedFields = Pick<StoredEnquiryRow, (typeof EXPORTED_FIELDS)[number]>;
/** Of a reply of staff and a mail of the data subject, also what is written, and the files as data URLs. */
export type ExportedMail = Pick<MailRow, 'kind' | 'state' | 'createdAt' | 'settledAt'> &
  Partial<Pick<MailRow, 'author' | 'sender' | 'senderName' | 'subject' | 'text' | 'quoted'>> & {
    /** Without `url`: a file that was not stored. */
    attachments?: { name: string; url?: string }[];
  };
export type ExportedEnquiry = ExportedFields & {
  /** Name of the account that answers. */
  owner: string | null;
  history: NonNullable<StoredEnquiryRow['history']>;
  mails: ExportedMail[];
};
/** A merge with the contact data of another person, which is not part of the export. */
export type ExportedMerge = Omit<PersonMerge, 'id' | 'contacts'> & { contact: string };
/** All data about a data subject. Timestamps are ISO 8601, UTC. */
export type PersonExport = {
  company: string;
  exportedAt: string;
  person: Person;
  enquiries: ExportedEnquiry[];
  merges: ExportedMerge[];
  /** Saved views of the list of enquiries whose search finds this data subject only. */
  views: { name: string; search: string }[];
  subscription: { email: string; createdAt: string } | null;
};
