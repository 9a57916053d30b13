import type { Core } from '@strapi/strapi';

import { withDeadline } from './deadline';

const PROBE_MS = 1_500;

/** Seconds after which a client may try again what failed for want of the database. */
export const OUTAGE_RETRY_AFTER = '5';

/** Whether the database answers a trivial question soon. */
export async function isDatabaseUp(strapi: Core.Strapi): Promise<boolean> {
  try {
    await withDeadline(Promise.resolve(strapi.db.connection.raw('select 1')), PROBE_MS);
    return true;
  } catch {
    return false;
  }
}
