import type { MailFailure } from '../../contracts/mail';

export const MAIL_UID = 'api::mail.mail';

export type MailKind = 'notice' | 'confirmation' | 'summary';

/** `summed`: a summary tells of it. `skipped`: it was not to be sent after all. */
export type MailState = 'waiting' | 'sent' | 'summed' | 'skipped' | 'failed';

/** A mail of the outbox: what it is about and how far it got. Its text is made when it is sent. */
export type MailRow = {
  id: number;
  documentId: string;
  kind: MailKind;
  enquiryId: string | null;
  summaryId: string | null;
  state: MailState;
  attempts: number;
  dueAt: string;
  triedAt: string | null;
  settledAt: string | null;
  failure: MailFailure | null;
  createdAt: string;
};
