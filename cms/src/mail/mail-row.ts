import type { MailQuestion } from '../../contracts/enquiry-mail';
import type { MailFailure, MailState } from '../../contracts/mail';

export { MAIL_UID } from '../../contracts/mail';

/** To the owner of a dashboard account, about a change of two-factor authentication. */
export const ACCOUNT_MAIL_KINDS = [
  'two-factor-reset',
  'two-factor-disabled',
  'recovery-code-used',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/**
 * `today`: to the owner of a dashboard account, what is to do on a business day. `request` and `decision`: to
 * staff of the CMS panel, asks for publication or reports the result.
 */
export const STAFF_MAIL_KINDS = [
  'notice',
  'summary',
  'today',
  'request',
  'decision',
  ...ACCOUNT_MAIL_KINDS,
] as const;
export type RequestMailKind = 'request' | 'decision';

/** `reply`: written by staff. `received`: from the mailbox. */
type VisitorMailKind = 'confirmation' | 'reply' | 'received';

export type MailKind = (typeof STAFF_MAIL_KINDS)[number] | VisitorMailKind;

/**
 * A mail of the outbox. It stores references only; the text is written when the mail is sent. Of a reply it
 * also stores what staff wrote.
 */
export type MailRow = {
  id: number;
  documentId: string;
  kind: MailKind;
  enquiryId: string | null;
  /** Document id of the publication request. */
  requestId: string | null;
  /** Id of the dashboard account. */
  accountId: number | null;
  /** Mails of the same group are combined into a digest when the group is throttled. */
  groupKey: string | null;
  summaryId: string | null;
  state: MailState;
  attempts: number;
  dueAt: string;
  triedAt: string | null;
  settledAt: string | null;
  failure: MailFailure | null;
  /** Of a reply: the line of the mail server about the failure, without addresses. */
  response: string | null;
  /** Header of a delivered mail to a visitor, which later mails refer to. */
  messageId: string | null;
  createdAt: string;
} & Partial<ReceivedFields> & { [Field in keyof ReplyFields]: ReplyFields[Field] | null };

/** What is stored of a received mail only, besides subject and text. */
export type ReceivedFields = {
  sender: string | null;
  senderName: string | null;
  quoted: string | null;
  isCut: boolean | null;
  isAutomatic: boolean | null;
  question: MailQuestion | null;
};

export type ReplyFields = {
  idempotencyKey: string;
  /** Name of the account. */
  author: string;
  subject: string;
  text: string;
  template: string | null;
};
