import type { Core } from '@strapi/strapi';

import { runJob } from '../jobs/job-runs';
import { createErasureKeeper } from './keep-erased';
import { createRetention } from './retention-run';

const EVERY_TEN_MINUTES = '45 */10 * * * *';

/**
 * Looks, as long as the CMS runs, whether the day's removal is due. What came due while it did not
 * run is made up for by its first look; several instances may look at the same moment.
 */
export function startPersonalDataTimer(strapi: Core.Strapi): void {
  const retention = createRetention(strapi);
  const erasures = createErasureKeeper(strapi);
  let isRunning = false;

  async function task(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await runJob('remove-personal-data', async () => {
        if (await retention.run()) await erasures.run();
      });
    } catch (error) {
      strapi.log.warn(`Personal data: the daily removal has to wait: ${String(error)}`);
    } finally {
      isRunning = false;
    }
  }

  strapi.cron.add({ 'remove-personal-data': { task, options: { rule: EVERY_TEN_MINUTES } } });
}
