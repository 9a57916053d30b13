import type { JobName } from '../../../../contracts/jobs';
import { listJobRuns } from '../../../platform/jobs/schedule-job';

const JOB: JobName = 'honour-schedule';
/** The job runs every ten seconds. */
const LATE_MS = 2 * 60_000;

const startedAt = new Date();

/**
 * Returns since when planned actions have not run in this instance of the CMS: the end of the last run without
 * a fault, or the start. Null while they run. ISO 8601, UTC.
 */
export function readStoppedSince(now = Date.now()): string | null {
  const last = listJobRuns().find(({ name }) => name === JOB)?.lastSuccessAt;
  const since = last ? new Date(last) : startedAt;
  return now - since.getTime() > LATE_MS ? since.toISOString() : null;
}
