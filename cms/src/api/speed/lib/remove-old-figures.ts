import type { Core } from '@strapi/strapi';

import { SPEED_MONTHS } from '../../../../contracts/speed';
import { dayOf, ELEMENTS, HISTOGRAMS, hourOf } from './speed-tables';

/** Deletes the figures of more than 13 months ago. */
export async function removeOldFigures(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const start = new Date(now);
  start.setUTCMonth(start.getUTCMonth() - SPEED_MONTHS);
  const knex = strapi.db.connection;
  await knex(HISTOGRAMS).where('hour', '<', hourOf(start)).delete();
  await knex(ELEMENTS).where('day', '<', dayOf(start)).delete();
}
