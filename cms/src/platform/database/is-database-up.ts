import type { Core } from '@strapi/strapi';

import { withDeadline } from '../async/deadline';

const PROBE_MS = 1_500;

/** `Retry-After` in seconds for responses during a database outage. */
export const OUTAGE_RETRY_AFTER = '5';

/** Statements that a database answers only when it can be read. SQLite needs its file for the second. */
const PROBES = { postgres: 'select 1', sqlite: 'pragma schema_version' };

/** Returns true when the database answers a trivial query within 1.5 s. */
export async function isDatabaseUp(strapi: Core.Strapi): Promise<boolean> {
  try {
    const probe = PROBES[strapi.db.dialect.client as keyof typeof PROBES];
    await withDeadline(Promise.resolve(strapi.db.connection.raw(probe)), PROBE_MS);
    return true;
  } catch {
    return false;
  }
}
