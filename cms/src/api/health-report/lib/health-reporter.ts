import { readdir, stat, statfs } from 'node:fs/promises';

import path from 'node:path';
import type { Core } from '@strapi/strapi';
import {
  type DatabaseHealth,
  type DiskHealth,
  type HealthReport,
  type MailHealth,
  type SiteHealth,
} from '../../../../contracts/health-report';
import { findIntegrityFaults } from '../../../features/integrity/server/integrity';
import type { PublisherReport } from '../../../features/publication/server/describe-report';
import type { PublicationService } from '../../../features/publication/server/publication-service';
import { readWebhookHealth } from '../../../integrations/read-webhook-health';
import { MAIL_UID, type MailRow } from '../../../mail/mail-row';
import { readMailSettings } from '../../../mail/mail-settings';
import { OWN_FAILURES, readMailTrouble } from '../../../mail/read-mail-trouble';
import { readOutboxState } from '../../../mail/read-outbox-state';
import { readMailboxHealth } from '../../../mailbox/mailbox-state';
import { cacheWithTtl } from '../../../platform/async/cache-with-ttl';
import { readSettings } from '../../../platform/env/settings';
import { readUnexpectedErrors } from '../../../platform/http/unhandled-rejections';
import { readVisitorAddresses } from '../../../platform/http/visitor-addresses';
import { listJobRuns } from '../../../platform/jobs/schedule-job';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { pick } from '../../../platform/values/pick';
import { listSources } from '../../lead-source/lib/manage-sources';
import { readBackupRecords } from './backup-records';

/**
 * Compares the live revision with the published one.
 * @param report null if the publisher does not respond
 * @param published undefined if it could not be read
 */
function compareRevisions(
  report: PublisherReport | null,
  published: string | undefined,
): SiteHealth['drift'] {
  if (!report || published === undefined) return { state: 'unknown', since: null };
  if (report.liveRevision === published) return { state: 'none', since: null };
  return { state: report.isHeld ? 'held' : 'behind', since: report.driftSince };
}

async function readSite(strapi: Core.Strapi) {
  const publication = serviceOf<PublicationService>(strapi, 'api::publication.publication');
  // Before the work below: it would use up the time that the publisher has to respond.
  const { status, report } = await publication.report();
  const published = await publication
    .snapshot()
    .then(({ revision }) => revision)
    .catch(() => undefined);
  const drift = compareRevisions(report, published);
  const site: SiteHealth = { publication: status, lastBuild: report?.lastBuild ?? null, drift };
  return { site, publisher: report?.version ?? null };
}

/** Creates a function that returns the state of all parts of the product. */
export function createHealthReporter(strapi: Core.Strapi) {
  const { dataDir, isDemo } = readSettings();
  const readDisk = createDiskReader(dataDir);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  return async function readReport(): Promise<HealthReport> {
    const { site, publisher } = await readSite(strapi);
    const [database, mail, mailbox, webhooks, sources, disk, integrity] = await Promise.all([
      readDatabase(strapi),
      readMail(strapi),
      readMailboxHealth(strapi),
      readWebhookHealth(strapi),
      listSources(strapi),
      readDisk(),
      findIntegrityFaults(strapi).catch(() => null),
    ]);
    const { version } = strapi.config.get<{ version: string }>('info');
    return {
      checkedAt: new Date().toISOString(),
      database,
      mail,
      mailbox,
      webhooks,
      leadSources: sources.map((source) => pick(source, ['name', 'state', 'isSecretReadable'])),
      disk,
      site,
      backups: readBackupRecords(dataDir),
      jobs: listJobRuns(),
      unexpectedErrors: readUnexpectedErrors(),
      visitors: isDemo ? null : readVisitorAddresses(),
      integrity,
      versions: {
        cms: version,
        strapi: strapi.config.get<string>('info.strapi'),
        node: process.version,
        publisher,
      },
      startedAt,
    };
  };
}

// Summing up thousands of files is too slow for every request.
const SIZE_TTL_MS = 5 * 60_000;

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { withFileTypes: true, recursive: true });
  let bytes = 0;
  for (const file of files) {
    if (!file.isFile()) continue;
    // The file may have been deleted after `readdir`.
    const found = await stat(path.join(file.parentPath, file.name)).catch(() => null);
    bytes += found?.size ?? 0;
  }
  return bytes;
}

/** Creates a function that returns the disk usage below `dataDir`, or null on failure. */
function createDiskReader(dataDir: string) {
  const readUploads = cacheWithTtl(SIZE_TTL_MS, () => sizeOf(path.join(dataDir, 'public/uploads')));

  return async function readDisk(): Promise<DiskHealth | null> {
    try {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      const uploadsBytes = await readUploads();
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, uploadsBytes };
    } catch {
      return null;
    }
  };
}

type Facts = Pick<DatabaseHealth, 'version' | 'bytes'>;

async function readPostgres(knex: Core.Strapi['db']['connection']): Promise<Facts> {
  const { rows } = await knex.raw<{ rows: [{ version: string; bytes: string }] }>(
    "select pg_database_size(current_database()) as bytes, current_setting('server_version') as version",
  );
  return { version: `PostgreSQL ${rows[0].version}`, bytes: Number(rows[0].bytes) };
}

async function readSqlite(knex: Core.Strapi['db']['connection'], file: string): Promise<Facts> {
  const [row] = await knex.raw<[{ version: string }]>('select sqlite_version() as version');
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((name) =>
      stat(name)
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  );
  return { version: `SQLite ${row?.version}`, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Measures the database as seen from this instance of the CMS.
 *
 * UPSTREAM: @strapi/database 5.54 · the table `strapi_migrations`
 * why: «Salud» shows how many migrations have run
 * test: cms/tests/api/database/observability.test.ts
 * until: Strapi has a function for it
 */
async function readDatabase(strapi: Core.Strapi): Promise<DatabaseHealth> {
  const { database } = readSettings();
  const knex = strapi.db.connection;
  const start = performance.now();
  await knex.raw('select 1');
  const answerMs = Math.round(performance.now() - start);
  const [facts, migrations] = await Promise.all([
    database.client === 'postgres' ? readPostgres(knex) : readSqlite(knex, database.filename),
    knex<{ id: number; name: string }>('strapi_migrations').select('name').orderBy('id'),
  ]);
  return {
    kind: database.client,
    ...facts,
    answerMs,
    migrations: { applied: migrations.length, last: migrations.at(-1)?.name ?? null },
  };
}

/** Returns the state of the outbox and its last failure, without recipients. */
async function readMail(strapi: Core.Strapi): Promise<MailHealth> {
  const [{ waiting, failed, oldestAt }, failure, trouble] = await Promise.all([
    readOutboxState(strapi),
    query<MailRow>(strapi, MAIL_UID).findOne({
      where: { ...OWN_FAILURES, triedAt: { $notNull: true } },
      orderBy: { triedAt: 'desc' },
    }),
    readMailTrouble(strapi),
  ]);
  const failedAt = failure?.triedAt && new Date(failure.triedAt).toISOString();
  return {
    mode: readMailSettings().smtpUrl ? 'smtp' : 'files',
    waiting,
    failed,
    oldestAt: oldestAt?.toISOString() ?? null,
    lastFailure: failedAt ? { at: failedAt, reason: failure.failure ?? 'unknown' } : null,
    trouble,
  };
}
