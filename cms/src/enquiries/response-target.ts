import type { Core } from '@strapi/strapi';

import type { BusinessCalendar, BusinessHours } from '../../contracts/business-hours';
import { createClosedDays } from '../../contracts/closed-days';
import { readSiteSettings } from '../content-model/read-site-settings';

/** Business minutes within which the company replies, and when it is open. */
export type ResponseTarget = { minutes: number; calendar: BusinessCalendar };

export const DEFAULT_RESPONSE_HOURS = 2;
// Bounds the time that counting business minutes takes.
const MAX_HOURS = 24 * 365;
export const DEFAULT_BUSINESS_HOURS: BusinessHours = {
  label: 'Lunes a viernes',
  firstDay: 1,
  lastDay: 5,
  opens: '09:00',
  closes: '18:00',
};

/** Returns the target of the site settings, by default two business hours. */
export async function readResponseTarget(strapi: Core.Strapi): Promise<ResponseTarget> {
  const settings = await readSiteSettings(strapi, ['hours', 'closures']);
  const hours = Math.min(settings?.responseHours ?? DEFAULT_RESPONSE_HOURS, MAX_HOURS);
  return {
    minutes: hours * 60,
    calendar: {
      hours: settings?.hours ?? DEFAULT_BUSINESS_HOURS,
      isClosed: createClosedDays(settings?.closures ?? []),
    },
  };
}
