import type { Core } from '@strapi/strapi';

import {
  addBusinessMinutes,
  type BusinessCalendar,
  type OpeningHours,
} from '../../contracts/business-hours';
import { createClosedDays } from '../../contracts/closed-days';
import { readSiteSettings } from '../content-model/read-site-settings';

/** Business minutes within which the company replies, and when it is open. */
export type ResponseTarget = { minutes: number; calendar: BusinessCalendar };

export const DEFAULT_RESPONSE_HOURS = 2;
// Bounds the time that counting business minutes takes.
const MAX_HOURS = 24 * 365;
const MINUTE_MS = 60_000;
const DEFAULT_HOURS: readonly OpeningHours[] = [
  { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' },
];

/** Returns the target of the site settings, by default two business hours. */
export async function readResponseTarget(strapi: Core.Strapi): Promise<ResponseTarget> {
  const settings = await readSiteSettings(strapi, ['hours', 'closures']);
  const hours = Math.min(settings?.responseHours ?? DEFAULT_RESPONSE_HOURS, MAX_HOURS);
  return {
    minutes: hours * 60,
    calendar: {
      hours: settings?.hours.length ? settings.hours : DEFAULT_HOURS,
      isClosed: createClosedDays(settings?.closures ?? []),
    },
  };
}

/**
 * Returns when the reply to an enquiry is due. Where closures leave no business hours, the minutes of
 * the target pass without them: an enquiry is stored in any case.
 */
export function dueDateOf(arrival: Date, { minutes, calendar }: ResponseTarget): Date {
  const due = addBusinessMinutes(arrival, minutes, calendar);
  return due ?? new Date(arrival.getTime() + minutes * MINUTE_MS);
}
