import type { Core } from '@strapi/strapi';

import { RATE_TABLE } from '../platform/http/rate-counter';
import { scheduleJob } from '../platform/jobs/schedule-job';

/**
 * Creates the table of shared rate limit counts and schedules the removal of expired rows. The table is
 * unlogged: counting does not wait for the disk, and a crash of the database empties it.
 */
export async function prepareRateTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const knex = strapi.db.connection;
  // UPSTREAM: rate-limiter-flexible 11.4 · its table has these columns in this order
  // why: its own table is logged, and is created by the first request
  // test: cms/tests/api/database/rate-limits.test.ts
  // until: it can create an unlogged table
  await knex.raw(
    `create unlogged table if not exists ${RATE_TABLE}
       (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
  scheduleJob(strapi, 'forget-rate-limits', () =>
    knex(RATE_TABLE).where('expire', '<', Date.now()).delete(),
  );
}
