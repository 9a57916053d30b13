/** Strapi's name of the content type of the outbox. */
export const MAIL_UID = 'api::mail.mail';

/** Why mail is not delivered, for the dashboard. */
export const MAIL_FAILURES = [
  'unreachable',
  'login',
  'insecure',
  'rejected',
  'recipient',
  'nobody',
  'unknown',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Why a mailbox is not read. `folder`: it has no such folder. */
export const MAILBOX_FAILURES = ['unreachable', 'login', 'insecure', 'folder', 'unknown'] as const;
export type MailboxFailure = (typeof MAILBOX_FAILURES)[number];

/** Part of `GET /api/overview`: overdue mail. */
export type MailTrouble = {
  /** Mails that will be retried automatically. */
  waiting: number;
  /** Mails given up after days of retries. */
  lost: number;
  /** Creation date of the oldest one; ISO 8601, UTC. */
  since: string;
  reason: MailFailure;
};

/**
 * `summed`: included in a digest. `skipped`: no longer needed, or rejected permanently. `replaced`: a reply
 * that was not sent, and was followed by another. `bounced`: sent, and returned by another server.
 */
export type MailState =
  | 'waiting'
  | 'sent'
  | 'summed'
  | 'skipped'
  | 'failed'
  | 'replaced'
  | 'bounced'
  | 'received';
