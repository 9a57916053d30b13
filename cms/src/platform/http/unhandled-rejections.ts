import type { Core } from '@strapi/strapi';

import { isDatabaseOutage } from '../database/database-errors';
import { isDataException } from './malformed-input';

type State = { failRequest?: (reason: unknown) => void };

/**
 * Keeps the process alive when an unhandled rejection is a database outage or a value that the
 * database refuses, and fails the request that caused it (see `global::malformed-input`). Strapi
 * re-reads each saved entry for its events after the response without catching errors, and its input
 * validation (yup 0.32) does not catch errors of queries. Any other unhandled rejection is a defect
 * and still ends the process.
 */
export function handleUnhandledRejections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isDatabaseOutage(reason) && !isDataException(reason)) throw reason;
    const state = strapi.requestContext.get()?.state;
    if (state?.failRequest) state.failRequest(reason);
    else strapi.log.error(`Database error in a background task: ${String(reason)}`);
  });
}

/** Settles like `work`, or rejects with an unhandled rejection of the same request. */
export function raceUnhandledRejections(state: State, work: Promise<unknown>): Promise<unknown> {
  const failure = new Promise<never>((_resolve, reject) => (state.failRequest = reject));
  return Promise.race([work, failure]).finally(() => delete state.failRequest);
}
