import type { MailFailure } from '../../contracts/mail';

export { MAIL_UID } from '../../contracts/mail';

/** To staff of the CMS panel: `request` asks for publication, `decision` reports the result. */
export type RequestMailKind = 'request' | 'decision';

/** To the owner of a dashboard account, about a change of two-factor authentication. */
export const ACCOUNT_MAIL_KINDS = [
  'two-factor-reset',
  'two-factor-disabled',
  'recovery-code-used',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** `today`: to the owner of a dashboard account, what is to do on a business day. */
export type MailKind =
  | 'notice'
  | 'confirmation'
  | 'summary'
  | 'today'
  | RequestMailKind
  | AccountMailKind;

/** `summed`: included in a digest. `skipped`: no longer needed, or rejected permanently. */
export type MailState = 'waiting' | 'sent' | 'summed' | 'skipped' | 'failed';

/** A mail of the outbox. It stores references only; the text is written when the mail is sent. */
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
  createdAt: string;
};
