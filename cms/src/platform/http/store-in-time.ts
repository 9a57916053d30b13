import { withDeadline } from '../async/deadline';
import { isDatabaseOutage } from '../database/database-errors';
import { OUTAGE_RETRY_AFTER } from '../database/is-database-up';
import type { Context } from './context';
import { unavailable } from './errors';

/** The contract guarantees visitors a response within 10 s, also during a database outage. */
export const STORE_TIMEOUT_MS = 7_000;

/**
 * Returns the result of `work`, which stores what a visitor sent.
 * @throws HttpError 503 with `message` when the database is down or does not respond in time
 */
export async function storeInTime<T>(ctx: Context, work: Promise<T>, message: string): Promise<T> {
  try {
    return await withDeadline(work, STORE_TIMEOUT_MS);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    throw unavailable(ctx, message, OUTAGE_RETRY_AFTER);
  }
}
