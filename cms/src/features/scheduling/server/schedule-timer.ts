import type { Core } from '@strapi/strapi';

import { runJob } from '../../../platform/jobs/job-runs';
import { createScheduleRunner } from './schedule-runner';

const EVERY_TEN_SECONDS = '*/10 * * * * *';

/**
 * Polls for due entries every 10 s. Entries that became due while the CMS was stopped are found by
 * the first poll. Safe to run on several instances at once.
 */
export function startScheduleTimer(strapi: Core.Strapi): void {
  const runner = createScheduleRunner(strapi);
  let isRunning = false;

  async function task(): Promise<void> {
    // Skips a poll while the previous one is running.
    if (isRunning) return;
    isRunning = true;
    try {
      await runJob('honour-schedule', () => runner.run());
    } catch (error) {
      strapi.log.warn(`Scheduled entries are retried at the next poll: ${String(error)}`);
    } finally {
      isRunning = false;
    }
  }

  strapi.cron.add({ 'honour-schedule': { task, options: { rule: EVERY_TEN_SECONDS } } });
}
