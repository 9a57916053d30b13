import type { Core } from '@strapi/strapi';

import { ADVISORY_LOCKS } from './advisory-locks';

type Transaction = Pick<Core.Strapi['db']['connection'], 'raw'>;
type Result = { rows: [{ isAcquired: boolean }] };

/**
 * Tries to acquire an advisory lock that is exclusive across all CMS instances. Returns false when
 * another transaction holds it. PostgreSQL releases it with the transaction, also when the process is
 * killed. Always true on SQLite, which has a single connection.
 */
export async function tryAdvisoryLock(
  strapi: Core.Strapi,
  trx: Transaction,
  lock: keyof typeof ADVISORY_LOCKS = 'mail',
): Promise<boolean> {
  if (strapi.db.dialect.client !== 'postgres') return true;
  const { rows } = await trx.raw<Result>('select pg_try_advisory_xact_lock(?) as "isAcquired"', [
    ADVISORY_LOCKS[lock],
  ]);
  return rows[0].isAcquired;
}
