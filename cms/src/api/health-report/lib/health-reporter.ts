import type { Core } from '@strapi/strapi';

import type { HealthReport, SiteHealth } from '../../../../contracts/health-report';
import type { PublisherReport } from '../../../features/publication/server/describe-report';
import type { PublicationService } from '../../../features/publication/server/publication-service';
import { readSettings } from '../../../platform/env/settings';
import { listJobRuns } from '../../../platform/jobs/schedule-job';
import { serviceOf } from '../../../platform/strapi/service-of';
import { readBackupRecords } from './backup-records';
import { createDiskReader } from './disk-reader';
import { readDatabase } from './read-database';
import { readMail } from './read-mail';

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
  return { state: report.isHeld ? 'held' : 'behind', since: report.behindSince };
}

async function readSite(strapi: Core.Strapi) {
  const publication = serviceOf<PublicationService>(strapi, 'api::publication.publication');
  const [{ status, report }, published] = await Promise.all([
    publication.report(),
    publication
      .snapshot()
      .then(({ revision }) => revision)
      .catch(() => undefined),
  ]);
  const drift = compareRevisions(report, published);
  const site: SiteHealth = { publication: status, lastBuild: report?.lastBuild ?? null, drift };
  return { site, publisher: report?.version ?? null };
}

/** Creates a function that returns the state of all parts of the product. */
export function createHealthReporter(strapi: Core.Strapi) {
  const { dataDir } = readSettings();
  const readDisk = createDiskReader(dataDir);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  return async function readReport(): Promise<HealthReport> {
    const [database, mail, disk, { site, publisher }] = await Promise.all([
      readDatabase(strapi),
      readMail(strapi),
      readDisk(),
      readSite(strapi),
    ]);
    const { version } = strapi.config.get<{ version: string }>('info');
    return {
      checkedAt: new Date().toISOString(),
      database,
      mail,
      disk,
      site,
      backups: readBackupRecords(dataDir),
      jobs: listJobRuns(),
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
