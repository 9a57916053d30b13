import type { MailFailure } from '../../contracts/mail';

export const MAIL_UID = 'api::mail.mail';

/** To staff of the panel: an entry is to be published; a request was granted or returned. */
export type RequestMailKind = 'request' | 'decision';

/** To the owner of an account of the dashboard: something about signing in changed. */
export const ACCOUNT_MAIL_KINDS = [
  'two-factor-reset',
  'two-factor-disabled',
  'recovery-code-used',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

export type MailKind = 'notice' | 'confirmation' | 'summary' | RequestMailKind | AccountMailKind;

/** `summed`: a summary tells of it. `skipped`: it was not to be sent after all. */
export type MailState = 'waiting' | 'sent' | 'summed' | 'skipped' | 'failed';

/** A mail of the outbox: what it is about and how far it got. Its text is made when it is sent. */
export type MailRow = {
  id: number;
  documentId: string;
  kind: MailKind;
  enquiryId: string | null;
  /** The request for publication that it is about. */
  requestId: string | null;
  /** The account of the dashboard that it is about. */
  accountId: number | null;
  /** Mails of a group are sent as one when they come faster than mails should. */
  groupKey: string | null;
  summaryId: string | null;
  state: MailState;
  attempts: number;
  dueAt: string;
  triedAt: string | null;
  settledAt: string | null;
  failure: MailFailure | null;
  createdAt: string;
};
