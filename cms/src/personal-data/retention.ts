import type { Core } from '@strapi/strapi';

import { RETENTION_MONTHS, SPAM_DAYS } from '../../contracts/personal-data';
import { localDay, momentOf } from '../lib/zoned-time';

const ENQUIRY = 'api::enquiry.enquiry';
const SETTINGS = 'api::dashboard-settings.dashboard-settings';
const DAY = 24 * 60 * 60_000;
// When nobody works: 3 in the morning.
const RUN_MINUTE = 3 * 60;

/** The moment of the daily run that came last by `now`. */
export function lastScheduledRun(now: Date): Date {
  const today = localDay(now);
  const run = momentOf(today, RUN_MINUTE);
  return run <= now ? run : momentOf(today - 1, RUN_MINUTE);
}

/** The moment of the first daily run after `now`. */
export function nextScheduledRun(now: Date): Date {
  const today = localDay(now);
  const run = momentOf(today, RUN_MINUTE);
  return run > now ? run : momentOf(today + 1, RUN_MINUTE);
}

/** `months` before; from the 31st to the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const moment = new Date(now);
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0));
  moment.setUTCDate(Math.min(day, last.getUTCDate()));
  return moment;
}

/** What is kept no longer: spam by its arrival, everything else by the last thing done with it. */
export function dueWhere(now: Date, months: number) {
  return {
    spam: { status: 'spam', createdAt: { $lt: new Date(now.getTime() - SPAM_DAYS * DAY) } },
    enquiries: { status: { $ne: 'spam' }, updatedAt: { $lt: monthsBefore(now, months) } },
  };
}

export async function readRetentionMonths(strapi: Core.Strapi): Promise<number> {
  const settings = await strapi.db.query(SETTINGS).findOne({ select: ['retentionMonths'] });
  return settings?.retentionMonths ?? RETENTION_MONTHS.default;
}

export async function saveRetentionMonths(strapi: Core.Strapi, months: number): Promise<void> {
  const documents = strapi.documents(SETTINGS);
  const stored = await documents.findFirst();
  const data = { retentionMonths: months };
  if (stored) await documents.update({ documentId: stored.documentId, data });
  else await documents.create({ data });
}

/** How many a run at `at` removes, if nothing happens until then. */
export async function countDue(strapi: Core.Strapi, at: Date, months: number) {
  const { spam, enquiries } = dueWhere(at, months);
  const query = strapi.db.query(ENQUIRY);
  return {
    enquiries: await query.count({ where: enquiries }),
    spam: await query.count({ where: spam }),
  };
}
