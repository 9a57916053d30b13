import type { Core } from '@strapi/strapi';

import type { HealthReport, SiteHealth } from '../../../../contracts/health-report';
import type { PublicationService } from '../../../features/publication/server/publication-service';
import { readSettings } from '../../../platform/env/settings';
import { listJobRuns } from '../../../platform/jobs/job-runs';
import { serviceOf } from '../../../platform/strapi/service-of';
import { readBackupRecords } from '../lib/backup-records';
import { compareRevisions } from '../lib/compare-revisions';
import { createDiskReader } from '../lib/disk-reader';
import { readDatabase } from '../lib/read-database';
import { readMail } from '../lib/read-mail';

export default function healthReportService({ strapi }: { strapi: Core.Strapi }) {
  const { dataDir } = readSettings();
  const readDisk = createDiskReader(dataDir);
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  async function readSite(): Promise<{ site: SiteHealth; publisher: string | null }> {
    const publication = serviceOf<PublicationService>(strapi, 'api::publication.publication');
    const [{ status, report }, published] = await Promise.all([
      publication.report(),
      publication
        .snapshot()
        .then(({ revision }) => revision)
        .catch(() => undefined),
    ]);
    return {
      site: {
        publication: status,
        lastBuild: report?.lastBuild ?? null,
        drift: compareRevisions(report, published),
      },
      publisher: report?.version ?? null,
    };
  }

  return {
    async read(): Promise<HealthReport> {
      const [database, mail, disk, { site, publisher }] = await Promise.all([
        readDatabase(strapi),
        readMail(strapi),
        readDisk(),
        readSite(),
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
    },
  };
}

export type HealthReportService = ReturnType<typeof healthReportService>;
