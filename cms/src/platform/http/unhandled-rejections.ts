import type { Core } from '@strapi/strapi';
import { Counter } from 'prom-client';

import type { UnexpectedErrors } from '../../../contracts/health-report';
import { isDatabaseOutage } from '../database/database-errors';
import { registry } from '../metrics/registry';
import { isDataException } from './malformed-input';

type State = { failRequest?: (reason: unknown) => void };

/** A request whose background work failed usually responds; without an end it would hang. */
const RESPONSE_GRACE_MS = 5_000;

const rejections = new Counter({
  name: 'unhandled_rejections_total',
  help: 'Errors of background work that no code handled, such as in an event after a commit.',
  registers: [registry],
});

const seen: UnexpectedErrors = { count: 0, lastAt: null };

/** Returns the unhandled rejections since the start of this process, without database faults. */
export const readUnexpectedErrors = (): UnexpectedErrors => ({ ...seen });

function record(strapi: Core.Strapi, reason: unknown): void {
  rejections.inc();
  seen.count += 1;
  seen.lastAt = new Date().toISOString();
  const text = reason instanceof Error ? reason.stack : undefined;
  strapi.log.error(`Unhandled rejection: ${text ?? String(reason)}`);
}

/**
 * Decides which unhandled rejections end the process. One during the start does: a half-started CMS
 * must not serve. Later ones do not, because one request's fault must not stop everybody's work:
 *
 * - A database outage, or a value that the database refuses, fails the request that caused it (see
 *   `global::malformed-input`): Strapi's input validation (yup 0.32) does not catch errors of
 *   queries, so it would never respond.
 * - Any other one is a defect. It is logged and counted, for metrics and the health report. Strapi
 *   emits events after the commit without catching errors, so its request usually responds; one that
 *   does not within 5 s fails.
 *
 * UPSTREAM: @strapi/core 5.54 · events after a commit and validation queries reject without a handler
 * why: Node ends the process for each of them, and the request never gets a response
 * test: cms/tests/api/after-commit-errors.test.ts, cms/tests/api/database/instances.test.ts
 * until: Strapi handles these rejections
 */
export function handleUnhandledRejections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    const state: State | undefined = strapi.requestContext.get()?.state;
    if (isDatabaseOutage(reason) || isDataException(reason)) {
      if (state?.failRequest) state.failRequest(reason);
      else strapi.log.error(`Database error in a background task: ${String(reason)}`);
      return;
    }
    if (!strapi.isLoaded) throw reason;
    record(strapi, reason);
    setTimeout(() => state?.failRequest?.(reason), RESPONSE_GRACE_MS).unref();
  });
}

/** Settles like `work`, or rejects with an unhandled rejection of the same request. */
export function raceUnhandledRejections(state: State, work: Promise<unknown>): Promise<unknown> {
  const failure = new Promise<never>((_resolve, reject) => (state.failRequest = reject));
  return Promise.race([work, failure]).finally(() => delete state.failRequest);
}
