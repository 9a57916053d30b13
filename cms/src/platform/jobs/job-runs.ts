import { Counter, Gauge } from 'prom-client';

import { registry } from '../metrics/registry';

/** Last runs of a scheduled job on this instance. */
type JobRun = {
  name: string;
  lastRunAt: string;
  /** null if it has not succeeded since the start. */
  lastSuccessAt: string | null;
  isFailing: boolean;
};

const runs = new Map<string, JobRun>();

const runsTotal = new Counter({
  name: 'scheduled_job_runs_total',
  help: 'Runs of the jobs that the CMS does by itself.',
  labelNames: ['job', 'result'],
  registers: [registry],
});
const lastSuccess = new Gauge({
  name: 'scheduled_job_last_success_timestamp_seconds',
  help: 'When a job last ended well.',
  labelNames: ['job'],
  registers: [registry],
});

/** Runs a job once, records the result and rethrows its error. */
export async function runJob(name: string, work: () => Promise<unknown>): Promise<void> {
  let isFailing = true;
  try {
    await work();
    isFailing = false;
  } finally {
    const now = new Date();
    const lastRunAt = now.toISOString();
    const before = runs.get(name)?.lastSuccessAt ?? null;
    runs.set(name, { name, lastRunAt, lastSuccessAt: isFailing ? before : lastRunAt, isFailing });
    runsTotal.inc({ job: name, result: isFailing ? 'failure' : 'success' });
    if (!isFailing) lastSuccess.set({ job: name }, now.getTime() / 1000);
  }
}

/** Returns the jobs that ran since the start of this instance. */
export function listJobRuns(): JobRun[] {
  return [...runs.values()].sort((a, b) => a.name.localeCompare(b.name));
}
