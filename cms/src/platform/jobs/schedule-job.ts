import type { Core } from '@strapi/strapi';

import { JOBS, type JobName } from '../../../contracts/jobs';
import { DeadlineError, withDeadline } from '../async/deadline';
import { runJob } from './job-runs';

const SHUTDOWN_TIMEOUT_MS = 5_000;

const running = new Set<Promise<void>>();

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
      await runJob(name, work);
    } catch (error) {
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
