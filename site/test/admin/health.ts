import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import { JOBS } from '@tequiora/cms/contracts/jobs.ts';

export const HEALTHY: HealthReport = {
  checkedAt: '2026-11-21T18:00:00.000Z',
  database: {
    kind: 'postgres',
    version: 'PostgreSQL 16.10',
    answerMs: 3,
    bytes: 15_728_640,
    migrations: { applied: 1, last: '2026.11.21T08.00.00.enquiry-notes.js' },
  },
  mail: {
    mode: 'smtp',
    waiting: 0,
    failed: 0,
    oldestAt: null,
    lastFailure: null,
    trouble: null,
  },
  mailbox: null,
  webhooks: null,
  leadSources: [],
  disk: { freeBytes: 60e9, totalBytes: 100e9, uploadsBytes: 2e6 },
  site: {
    publication: {
      phase: 'live',
      liveSince: '2026-11-21T17:00:00.000Z',
      held: [],
      startedAt: null,
      error: null,
    },
    lastBuild: { finishedAt: '2026-11-21T17:00:00.000Z', seconds: 8.95, isGood: true },
    drift: { state: 'none', since: null },
  },
  backups: {
    backup: {
      finishedAt: '2026-11-21T08:00:00.000Z',
      file: '/respaldos/tequiora.tar.gz',
      bytes: 5_242_880,
      database: 'postgres',
      rows: 1200,
      files: 80,
      missing: 0,
    },
    restore: {
      finishedAt: '2026-11-20T08:00:00.000Z',
      file: '/respaldos/tequiora.tar.gz',
      backupOf: '2026-11-20T07:00:00.000Z',
      database: 'sqlite',
      rows: 1200,
      files: 80,
      isTest: true,
    },
    copy: {
      finishedAt: '2026-11-21T08:05:00.000Z',
      last: {
        sentAt: '2026-11-21T08:05:00.000Z',
        name: 'tequiora-2026-11-21T08-05-00Z.tar.gz.age',
        address: 's3://s3.otro.mx/respaldos/tequiora/',
        bytes: 5_300_000,
        count: 14,
      },
      problem: null,
    },
    copyTest: {
      finishedAt: '2026-11-20T09:00:00.000Z',
      file: 'tequiora-2026-11-20T08-05-00Z.tar.gz.age',
      backupOf: '2026-11-20T08:00:00.000Z',
      database: 'sqlite',
      rows: 1200,
      files: 80,
      isTest: true,
    },
  },
  jobs: Object.keys(JOBS).map((name) => ({
    name,
    lastRunAt: '2026-11-21T17:59:50.000Z',
    lastSuccessAt: '2026-11-21T17:59:50.000Z',
    isFailing: false,
  })),
  integrity: [],
  unexpectedErrors: { count: 0, lastAt: null },
  visitors: { requests: 1200, largestShare: 0.04 },
  versions: { cms: '0.1.0', strapi: '5.54.0', node: 'v22.23.3', publisher: '0.1.0' },
  startedAt: '2026-11-20T18:00:00.000Z',
};

/** A new installation: nothing was saved yet. */
export const NO_BACKUPS: HealthReport['backups'] = {
  backup: null,
  restore: null,
  copy: null,
  copyTest: null,
};
