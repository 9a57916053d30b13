import type { Core } from '@strapi/strapi';

import { runJob } from '../jobs/job-runs';
import { RATE_TABLE } from '../lib/rate-counter';

const EVERY_FIVE_MINUTES = '15 */5 * * * *';

/**
 * Makes sure of the table in which the instances count together, and forgets what is over. Unlogged:
 * a count costs no write to the disk that somebody waits for, and a crash of the database empties it.
 */
export async function prepareRateTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const knex = strapi.db.connection;
  // The columns and their order are those of rate-limiter-flexible.
  await knex.raw(
    `create unlogged table if not exists ${RATE_TABLE}
       (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  const forget = async () => {
    await knex(RATE_TABLE).where('expire', '<', Date.now()).delete();
  };
  const task = async () => {
    try {
      await runJob('forget-rate-limits', forget);
    } catch (error) {
      strapi.log.warn(`Rate limits that are over stay for now: ${String(error)}`);
    }
  };
  strapi.cron.add({ 'forget-rate-limits': { task, options: { rule: EVERY_FIVE_MINUTES } } });
}
