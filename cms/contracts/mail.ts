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
