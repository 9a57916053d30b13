import type { Core } from '@strapi/strapi';

import { findCurrentOpening } from '../../contracts/business-hours';
import type { TodayEnquiries } from '../../contracts/today';
import { isoDay } from '../../contracts/zoned-time';
import { findActiveAccounts } from '../enquiries/read-owners';
import { readToday } from '../enquiries/read-today';
import { readResponseTarget } from '../enquiries/response-target';
import { runOnOneInstance } from '../platform/database/advisory-locks';
import { storeOf } from '../platform/strapi/store-of';
import { createOutbox } from './outbox';
import { DUE_SECTIONS } from './texts/write-today';

/** The business day whose digests are in the outbox, `YYYY-MM-DD`. */
const LAST_DAY_STORE = { type: 'plugin', name: 'enquiries', key: 'last-digest-day' };

/** Returns true when an account has something that is due. */
export function hasDue(today: TodayEnquiries): boolean {
  return DUE_SECTIONS.some((section) => today[section].total > 0);
}

/**
 * Adds the digests of the business day to the outbox once it has begun, one for each account that has
 * something due. Day and mails are stored in one transaction, on one instance at a time: a killed
 * instance leaves neither, and the next run adds them. A new installation begins with the day after.
 */
export async function sendDailyDigest(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const opening = findCurrentOpening(now, (await readResponseTarget(strapi)).calendar);
  if (!opening) return;
  const day = isoDay(opening);
  const store = storeOf<string>(strapi, LAST_DAY_STORE);
  const last = await store.get();
  if (last !== null && last >= day) return;
  const accounts = last === null ? [] : await findAccountsWithDue(strapi, now);
  await runOnOneInstance(strapi, 'dailyDigest', async () => {
    // Another instance may have added them since.
    if ((await store.get()) !== last) return;
    await store.set({ value: day });
    for (const id of accounts) await createOutbox(strapi).addDailyDigest(id, day);
  });
}

async function findAccountsWithDue(strapi: Core.Strapi, now: Date): Promise<number[]> {
  const ids = [];
  for (const { id } of await findActiveAccounts(strapi)) {
    if (hasDue(await readToday(strapi, id, now))) ids.push(id);
  }
  return ids;
}
