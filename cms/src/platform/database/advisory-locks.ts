import type { Core } from '@strapi/strapi';
import type { Client } from 'pg';

import type { Transaction } from './transaction';

/** Keys of the PostgreSQL advisory locks that coordinate CMS instances. Keys must be unique. */
export const ADVISORY_LOCKS = {
  mail: 7_483_920,
  start: 7_483_921,
  searchIndex: 7_483_922,
  retention: 7_483_923,
  releaseOverdue: 7_483_924,
  dailyDigest: 7_483_925,
  savedViews: 7_483_926,
  integrity: 7_483_927,
  slugs: 7_483_928,
  catalogueChanges: 7_483_929,
  replyMails: 7_483_930,
  webhookEndpoints: 7_483_931,
  enquiryImports: 7_483_932,
  leadSources: 7_483_933,
} as const;

type Lock = keyof typeof ADVISORY_LOCKS;
type Row = { isAcquired: boolean };

/**
 * Runs `work` in a transaction, on one CMS instance at a time. Returns undefined, without running it,
 * when another instance holds the lock. PostgreSQL releases it with the transaction, also when the
 * process is killed. SQLite has a single instance.
 */
export async function runOnOneInstance<T>(
  strapi: Core.Strapi,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return strapi.db.transaction(async ({ trx }: Transaction) => {
    if (strapi.db.dialect.client !== 'postgres') return work();
    const { rows } = await trx.raw<{ rows: [Row] }>(
      'select pg_try_advisory_xact_lock(?) as "isAcquired"',
      [ADVISORY_LOCKS[lock]],
    );
    return rows[0].isAcquired ? work() : undefined;
  });
}

/**
 * Runs `work` in a transaction, one at a time across all CMS instances, for short transactions of
 * requests: waits for the lock. SQLite has a single connection.
 */
export async function runInSequence<T>(
  strapi: Core.Strapi,
  lock: Lock,
  work: () => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }: Transaction) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCKS[lock]]);
    }
    return work();
  });
}

/**
 * Locks texts until the end of the transaction, in the order of their hashes to prevent deadlocks. SQLite
 * has a single connection.
 */
export async function lockTexts(
  strapi: Core.Strapi,
  lock: Lock,
  texts: readonly string[],
): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres' || texts.length === 0) return;
  await strapi.db.transaction(async ({ trx }: Transaction) => {
    await trx.raw(
      `select pg_advisory_xact_lock(?, hash)
       from (select distinct hashtext(text) as hash from unnest(?::text[]) as text order by hash) as hashes`,
      [ADVISORY_LOCKS[lock], [...texts]] as never,
    );
  });
}

/** Tries to acquire an advisory lock that PostgreSQL releases with the connection of the client. */
export async function trySessionLock(client: Client, lock: Lock): Promise<boolean> {
  const { rows } = await client.query<Row>('select pg_try_advisory_lock($1) as "isAcquired"', [
    ADVISORY_LOCKS[lock],
  ]);
  return rows[0]?.isAcquired === true;
}
