import type { Core } from '@strapi/strapi';

import { RETENTION_MONTHS, SPAM_RETENTION_DAYS } from '../../contracts/personal-data';
import { localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { query } from '../platform/strapi/query';

const SETTINGS = 'api::dashboard-settings.dashboard-settings';
const DAY = 24 * 60 * 60_000;
// 3 a.m. local time, outside of working hours.
const RUN_MINUTE = 3 * 60;

/** Returns the scheduled time of the last daily run at or before `now`. */
export function lastScheduledRun(now: Date): Date {
  const today = localDay(now);
  const run = zonedTimeToDate(today, RUN_MINUTE);
  return run <= now ? run : zonedTimeToDate(today - 1, RUN_MINUTE);
}

/** Returns the scheduled time of the first daily run after `now`. */
export function nextScheduledRun(now: Date): Date {
  const today = localDay(now);
  const run = zonedTimeToDate(today, RUN_MINUTE);
  return run > now ? run : zonedTimeToDate(today + 1, RUN_MINUTE);
}

/** Subtracts months; clamps to the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(day, last.getUTCDate()));
  return date;
}

/** Selects expired enquiries: spam by its arrival, all others by their last update. */
export function dueWhere(now: Date, months: number) {
  return {
    spam: {
      status: 'spam',
      createdAt: { $lt: new Date(now.getTime() - SPAM_RETENTION_DAYS * DAY) },
    },
    enquiries: { status: { $ne: 'spam' }, updatedAt: { $lt: monthsBefore(now, months) } },
  };
}

export async function readRetentionMonths(strapi: Core.Strapi): Promise<number> {
  const settings = await query(strapi, SETTINGS).findOne({ select: ['retentionMonths'] });
  return settings?.retentionMonths ?? RETENTION_MONTHS.default;
}

/** Counts what a run at `at` would remove if nothing changes until then. */
export async function countDue(strapi: Core.Strapi, at: Date, months: number) {
  const { spam, enquiries } = dueWhere(at, months);
  const rows = enquiryRows(strapi);
  return {
    enquiries: await rows.count({ where: enquiries }),
    spam: await rows.count({ where: spam }),
  };
}
