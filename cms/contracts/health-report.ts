import type { BackupRecords } from './backups';
import type { IntegrityFault } from './integrity';
import type { LeadSource } from './lead-sources';
import type { MailboxFailure, MailFailure, MailTrouble } from './mail';
import type { PublicationStatus } from './publication';
import type { WebhookEndpoint } from './webhooks';

/**
 * `GET /api/health-report`: state of all parts of the product, for administrators. Dates are ISO
 * 8601, UTC.
 */

export type DatabaseHealth = {
  kind: 'sqlite' | 'postgres';
  version: string | null;
  /** Duration of a trivial query. */
  answerMs: number;
  bytes: number | null;
  migrations: { applied: number; last: string | null };
};

export type MailHealth = {
  /** `files`: without `SMTP_URL`, mails are written to DATA_DIR. */
  mode: 'smtp' | 'files';
  waiting: number;
  /** Mails given up in the last days. */
  failed: number;
  /** Creation date of the oldest waiting mail. */
  oldestAt: string | null;
  lastFailure: { at: string; reason: MailFailure } | null;
  /** Problem shown on the dashboard's first page; null when there is none. */
  trouble: MailTrouble | null;
};

/** The mailbox whose mails become part of the enquiries. Dates are null before the first time. */
export type MailboxHealth = {
  /** `user@host/folder`. */
  name: string;
  /** When it was read without an error. */
  readAt: string | null;
  /** Why it cannot be read now, since when, and when the next attempt is; null while it can. */
  trouble: { failure: MailboxFailure; since: string; retryAt: string } | null;
};

/** Systems that receive webhooks. */
export type WebhookHealth = Pick<
  WebhookEndpoint,
  'name' | 'state' | 'failingSince' | 'lastFailure' | 'waiting' | 'failed'
>[];

/** Systems that send leads of advertising forms. */
export type LeadSourceHealth = Pick<LeadSource, 'name' | 'state' | 'isSecretReadable'>[];

/** Disk of DATA_DIR. null: it could not be read. */
export type DiskHealth = {
  freeBytes: number;
  totalBytes: number;
  /** Size of uploads on this disk; measured every few minutes. */
  uploadsBytes: number;
};

/**
 * Difference between published content and live release. `held`: after a rollback. `unknown`: the
 * publisher does not respond.
 */
export type Drift = 'none' | 'behind' | 'held' | 'unknown';

export type SiteHealth = {
  publication: PublicationStatus;
  lastBuild: { finishedAt: string; seconds: number; isGood: boolean } | null;
  drift: { state: Drift; since: string | null };
};

/** A background job, as known by the responding instance. */
export type JobHealth = {
  name: string;
  lastRunAt: string;
  /** null: no success since this instance started. */
  lastSuccessAt: string | null;
  isFailing: boolean;
};

/** Errors in the background of the responding instance since its start that no code handled. */
export type UnexpectedErrors = { count: number; lastAt: string | null };

/** Requests of visitors to the responding instance since at most a day, and the share of one address. */
export type VisitorAddresses = { requests: number; largestShare: number };

export type HealthReport = {
  checkedAt: string;
  database: DatabaseHealth;
  mail: MailHealth;
  /** null: none is configured. */
  mailbox: MailboxHealth | null;
  /** null: there are none. */
  webhooks: WebhookHealth | null;
  leadSources: LeadSourceHealth;
  disk: DiskHealth | null;
  site: SiteHealth;
  backups: BackupRecords;
  jobs: JobHealth[];
  unexpectedErrors: UnexpectedErrors;
  /** null in a demonstration, which has no visitors. */
  visitors: VisitorAddresses | null;
  /** null: it could not be checked. */
  integrity: IntegrityFault[] | null;
  /** Program versions, such as `0.1.0`; null when the publisher does not respond. */
  versions: { cms: string; strapi: string; node: string; publisher: string | null };
  startedAt: string;
};

export type HealthReportResponse = { data: HealthReport };
