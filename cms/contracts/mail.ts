/** Why mail does not go out, as the dashboard tells it. */
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

/** Part of `GET /api/overview`: mail that should have gone out by now. */
export type MailTrouble = {
  /** Mails that are tried again by themselves. */
  waiting: number;
  /** Mails that were tried for days and given up. */
  lost: number;
  /** When the oldest of them was written; ISO 8601, UTC. */
  since: string;
  reason: MailFailure;
};
