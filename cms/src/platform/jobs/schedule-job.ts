import type { Core } from '@strapi/strapi';
import { Counter, Gauge } from 'prom-client';

import type { JobHealth } from '../../../contracts/health-report';
import { JOBS, type JobName } from '../../../contracts/jobs';
import { DeadlineError, withDeadline } from '../async/deadline';
import { registry } from '../metrics/registry';

const SHUTDOWN_TIMEOUT_MS = 5_000;

const running = new Set<Promise<void>>();
const runs = new Map<string, JobHealth>();

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

function recordRun(name: string, isFailing: boolean): void {
  const now = new Date();
  const lastRunAt = now.toISOString();
  const before = runs.get(name)?.lastSuccessAt ?? null;
  runs.set(name, { name, lastRunAt, lastSuccessAt: isFailing ? before : lastRunAt, isFailing });
  runsTotal.inc({ job: name, result: isFailing ? 'failure' : 'success' });
  if (!isFailing) lastSuccess.set({ job: name }, now.getTime() / 1000);
}

/** Returns the jobs that ran since the start of this instance. */
export function listJobRuns(): JobHealth[] {
  return [...runs.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Runs `work` at the times of `JOBS[name]` and records each run for the health report and the metrics.
 * A run that would overlap the previous one of this instance is skipped; a failure is logged, and the
 * next run tries again. Several instances run the same job at once: `work` must tolerate that.
 */
export function scheduleJob(
  strapi: Core.Strapi,
  name: JobName,
  work: () => Promise<unknown>,
): void {
  async function attempt(): Promise<void> {
    try {
      await work();
      recordRun(name, false);
    } catch (error) {
      recordRun(name, true);
      strapi.log.warn(`Job ${name} failed and is retried at its next run: ${String(error)}`);
    }
  }

  let isRunning = false;
  async function task(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const run = attempt();
    running.add(run);
    await run;
    running.delete(run);
    isRunning = false;
  }

  strapi.cron.add({ [name]: { task, options: { rule: JOBS[name].rule } } });
}

/**
 * Stops all jobs and waits up to five seconds for the current runs. Call it before the database closes,
 * so that the results of a run are recorded: a mail that was just sent is not sent again.
 */
export async function stopJobs(strapi: Core.Strapi): Promise<void> {
  strapi.cron.stop();
  await withDeadline(Promise.all(running), SHUTDOWN_TIMEOUT_MS).catch((error: unknown) => {
    if (!(error instanceof DeadlineError)) throw error;
  });
}
