import type { Core } from '@strapi/strapi';

import { ADVISORY_LOCKS } from './advisory-locks';

type Connection = Pick<Core.Strapi['db']['connection'], 'raw'>;

/**
 * Waits for an advisory lock that is exclusive across all CMS instances, for short transactions of
 * requests. PostgreSQL releases it with the transaction. Does nothing on SQLite, which has a single
 * connection.
 */
export async function lockInTransaction(
  strapi: Core.Strapi,
  trx: Connection,
  lock: keyof typeof ADVISORY_LOCKS,
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await trx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCKS[lock]]);
}
