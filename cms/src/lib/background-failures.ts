import type { Core } from '@strapi/strapi';

import { isDatabaseOutage } from './database-errors';

/**
 * Keeps the process alive when the database goes away. Strapi reads each saved entry again for its
 * events, after the answer and without catching: an outage at that moment would end the process.
 * Any other unhandled rejection is a defect and ends it as before.
 */
export function surviveDatabaseOutages(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseOutage(reason)) throw reason;
    strapi.log.error(`The database does not answer a background task: ${String(reason)}`);
  });
}
