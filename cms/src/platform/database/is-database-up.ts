import type { Core } from '@strapi/strapi';

import { withDeadline } from '../async/deadline';

const PROBE_MS = 1_500;

/** `Retry-After` in seconds for responses during a database outage. */
export const OUTAGE_RETRY_AFTER = '5';

/** Returns true when the database answers a trivial query within 1.5 s. */
export async function isDatabaseUp(strapi: Core.Strapi): Promise<boolean> {
  try {
    await withDeadline(Promise.resolve(strapi.db.connection.raw('select 1')), PROBE_MS);
    return true;
  } catch {
    return false;
  }
}
