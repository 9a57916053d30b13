import type { Core } from '@strapi/strapi';

import { RATE_TABLE } from '../platform/http/rate-counter';
import { runJob } from '../platform/jobs/job-runs';

const EVERY_FIVE_MINUTES = '15 */5 * * * *';

/**
 * Creates the table of shared rate limit counts and schedules the removal of expired rows. The table is
 * unlogged: counting does not wait for the disk, and a crash of the database empties it.
 */
export async function prepareRateTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const knex = strapi.db.connection;
  // rate-limiter-flexible requires these columns in this order.
  await knex.raw(
    `create unlogged table if not exists ${RATE_TABLE}
       (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  const deleteExpired = async () => {
    await knex(RATE_TABLE).where('expire', '<', Date.now()).delete();
  };
  const task = async () => {
    try {
      await runJob('forget-rate-limits', deleteExpired);
    } catch (error) {
      strapi.log.warn(`Expired rate limits were not removed: ${String(error)}`);
    }
  };
  strapi.cron.add({ 'forget-rate-limits': { task, options: { rule: EVERY_FIVE_MINUTES } } });
}
