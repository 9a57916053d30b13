import type { Core } from '@strapi/strapi';

import { isDatabaseOutage } from './database-errors';
import { isDataException } from './malformed-input';

type State = { failRequest?: (reason: unknown) => void };

/**
 * Keeps the process alive when the database goes away, or refuses a value of a request. Strapi reads
 * each saved entry again for its events, after the answer and without catching; and its checks of input
 * (yup 0.32) do not catch what a query throws: the request would hang, and its rejection would end the
 * process. The request it belongs to fails instead, see `global::malformed-input`. Any other unhandled
 * rejection is a defect and ends the process as before.
 */
export function surviveDatabaseFailures(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseOutage(reason) && !isDataException(reason)) throw reason;
    const state: State | undefined = strapi.requestContext.get()?.state;
    if (state?.failRequest) state.failRequest(reason);
    else strapi.log.error(`The database fails a background task: ${String(reason)}`);
  });
}

/** Settles as `work` does, or when a rejection that nothing handles belongs to the same request. */
export function withUnhandledRejections(state: State, work: Promise<unknown>): Promise<unknown> {
  const failure = new Promise<never>((_resolve, reject) => (state.failRequest = reject));
  return Promise.race([work, failure]).finally(() => delete state.failRequest);
}
