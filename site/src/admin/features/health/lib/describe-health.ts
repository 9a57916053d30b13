import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import { describeBackup, describeRestore } from './describe-backups.ts';
import { describeBuild } from './describe-build.ts';
import { describeDatabase } from './describe-database.ts';
import { describeDisk } from './describe-disk.ts';
import { describeDrift } from './describe-drift.ts';
import { describeJobs } from './describe-jobs.ts';
import { describeMail } from './describe-mail.ts';
import { describeVersions } from './describe-versions.ts';
import type { HealthRow, HealthState } from './health-row.ts';

/** Returns the rows of a report in fixed order; ages count from the time of the check. */
export function describeHealth(report: HealthReport): HealthRow[] {
  const now = Date.parse(report.checkedAt);
  const { database, mail, disk, site, backups } = report;
  return [
    describeDatabase(database),
    describeMail(mail, now),
    describeDisk(disk),
    describeBuild(site),
    describeDrift(site, now),
    describeBackup(backups.backup, now),
    describeRestore(backups.restore, now),
    describeJobs(report, now),
    describeVersions(report),
  ];
}

const count = (rows: readonly HealthRow[], expected: HealthState) =>
  rows.filter(({ state }) => state === expected).length;

/** Returns a summary: 'Todo está bien.', '1 cosa está mal y 2 piden atención.' */
export function summariseHealth(rows: readonly HealthRow[]): string {
  const [wrong, pressing] = [count(rows, 'bad'), count(rows, 'attention')];
  const parts = [
    wrong === 1 && '1 cosa está mal',
    wrong > 1 && `${wrong} cosas están mal`,
    pressing === 1 && '1 pide atención',
    pressing > 1 && `${pressing} piden atención`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Todo está bien.' : `${parts.join(' y ')}.`;
}
