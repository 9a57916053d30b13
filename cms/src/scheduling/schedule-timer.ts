import type { Core } from '@strapi/strapi';

import { runJob } from '../jobs/job-runs';
import { createScheduleKeeper } from './honour-schedule';

const EVERY_TEN_SECONDS = '*/10 * * * * *';

/**
 * Looks for what is due as long as the CMS runs. What came due while it did not is found by its
 * first look; several instances may look at the same moment, and one may be killed in the midst.
 */
export function startScheduleTimer(strapi: Core.Strapi): void {
  const keeper = createScheduleKeeper(strapi);
  let isLooking = false;

  async function task(): Promise<void> {
    // A slow pass is not overtaken by the next one.
    if (isLooking) return;
    isLooking = true;
    try {
      await runJob('honour-schedule', () => keeper.run());
    } catch (error) {
      strapi.log.warn(`What is scheduled has to wait for the next look: ${String(error)}`);
    } finally {
      isLooking = false;
    }
  }

  strapi.cron.add({ 'honour-schedule': { task, options: { rule: EVERY_TEN_SECONDS } } });
}
