import type { Core } from '@strapi/strapi';

import { listBusinessDays } from '../../contracts/business-hours';
import { IDLE_BUSINESS_DAYS } from '../../contracts/today';
import { localDay, zonedTimeToDate } from '../../contracts/zoned-time';
import { readResponseTarget } from './response-target';

/**
 * Returns the start of the last business days of which `idleWhere` counts `IDLE_BUSINESS_DAYS`; today is
 * one of them if the company opens today.
 */
export async function readIdleCutoff(strapi: Core.Strapi, now = new Date()): Promise<Date> {
  const { calendar } = await readResponseTarget(strapi);
  const today = localDay(now);
  const days = listBusinessDays(today, IDLE_BUSINESS_DAYS, calendar, -1);
  return zonedTimeToDate(days[IDLE_BUSINESS_DAYS - 1] ?? today - IDLE_BUSINESS_DAYS);
}
