import type { BackupRecords } from './backups';
import type { MailFailure, MailTrouble } from './mail';
import type { PublicationStatus } from './publication';

/** `GET /api/health-report`: what whoever looks after the product has to know about it. */

export type DatabaseHealth = {
  kind: 'sqlite' | 'postgres';
  version: string | null;
  /** How long it took to answer a trivial question. */
  answerMs: number;
  bytes: number | null;
  migrations: { applied: number; last: string | null };
};

export type MailHealth = {
  /** `files`: no server is set, so mails are written to DATA_DIR. */
  mode: 'smtp' | 'files';
  waiting: number;
  /** Mails that were given up in the last days. */
  failed: number;
  /** When the oldest mail that waits was written. ISO 8601, UTC, as all moments here. */
  oldestAt: string | null;
  lastFailure: { at: string; reason: MailFailure } | null;
  /** What the dashboard's first page says about it; null when all is well. */
  trouble: MailTrouble | null;
};

/** Of the folder with everything the CMS writes. null: it could not be read. */
export type DiskHealth = {
  freeBytes: number;
  totalBytes: number;
  /** Pictures on this disk; measured every few minutes. */
  uploadsBytes: number;
};

/** `held`: somebody went back to an earlier release. `unknown`: the publisher does not answer. */
export type Drift = 'none' | 'behind' | 'held' | 'unknown';

export type SiteHealth = {
  publication: PublicationStatus;
  lastBuild: { finishedAt: string; seconds: number; isGood: boolean } | null;
  drift: { state: Drift; since: string | null };
};

/** A job that the CMS does by itself, as the instance that answers knows it. */
export type JobHealth = {
  name: string;
  lastRunAt: string;
  /** null: it has not succeeded since this instance started. */
  lastSuccessAt: string | null;
  isFailing: boolean;
};

export type HealthReport = {
  checkedAt: string;
  database: DatabaseHealth;
  mail: MailHealth;
  disk: DiskHealth | null;
  site: SiteHealth;
  backups: BackupRecords;
  jobs: JobHealth[];
  /** Of each program that answers, such as `0.1.0`; null for one that does not. */
  versions: { cms: string; strapi: string; node: string; publisher: string | null };
  startedAt: string;
};

export type HealthReportResponse = { data: HealthReport };
