import type { Core } from '@strapi/strapi';

import { runJob } from '../platform/jobs/job-runs';
import { createErasureReconciler } from './erasure-reconciler';
import { createRetentionJob } from './retention-job';

const EVERY_TEN_MINUTES = '45 */10 * * * *';

/**
 * Polls whether the daily removal is due. A run that was missed while the CMS was stopped is made up
 * for at the first poll. Safe when several instances poll at the same time.
 */
export function startPersonalDataTimer(strapi: Core.Strapi): void {
  const retention = createRetentionJob(strapi);
  const erasures = createErasureReconciler(strapi);
  let isRunning = false;

  async function task(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await runJob('remove-personal-data', async () => {
        if (await retention.run()) await erasures.run();
      });
    } catch (error) {
      strapi.log.warn(`Personal data: the daily removal is delayed: ${String(error)}`);
    } finally {
      isRunning = false;
    }
  }

  strapi.cron.add({ 'remove-personal-data': { task, options: { rule: EVERY_TEN_MINUTES } } });
}
