import type { Core } from '@strapi/strapi';

import { ADVISORY_LOCKS } from './advisory-locks';

type Transaction = Pick<Core.Strapi['db']['connection'], 'raw'>;

/**
 * Whether this transaction is the only one that chooses what is done of that work, on all instances
 * of the CMS. Over with the transaction, also when its process is killed. SQLite has one connection
 * only.
 */
export async function takeTurn(
  strapi: Core.Strapi,
  trx: Transaction,
  work: 'mail' | 'retention' = 'mail',
): Promise<boolean> {
  if (strapi.db.dialect.client !== 'postgres') return true;
  const { rows } = await trx.raw('select pg_try_advisory_xact_lock(?) as "isMine"', [
    ADVISORY_LOCKS[work],
  ]);
  return rows[0].isMine;
}
