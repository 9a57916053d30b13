import type { Core } from '@strapi/strapi';

import type { BusinessCalendar, OpeningHours } from '../../contracts/business-hours';
import { type Closure, createClosedDays } from '../../contracts/closed-days';
import { query } from '../platform/strapi/query';

/** Business minutes within which the company replies, and when it is open. */
export type ResponseTarget = { minutes: number; calendar: BusinessCalendar };

type Row = {
  publishedAt: string | null;
  responseHours?: number | null;
  hours?: OpeningHours | null;
  closures?: Closure[] | null;
};

const UID = 'api::site-settings.site-settings';
const DEFAULT_HOURS = 2;
// Bounds the time that counting business minutes takes.
const MAX_HOURS = 24 * 365;
const DEFAULT_OPENING: OpeningHours = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' };

/** Returns the target of the published settings, else of the draft, else two business hours. */
export async function readResponseTarget(strapi: Core.Strapi): Promise<ResponseTarget> {
  const rows = await query<Row>(strapi, UID).findMany({ populate: ['hours', 'closures'] });
  const settings = rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
  const hours = Math.min(settings?.responseHours ?? DEFAULT_HOURS, MAX_HOURS);
  return {
    minutes: hours * 60,
    calendar: {
      hours: settings?.hours ?? DEFAULT_OPENING,
      isClosed: createClosedDays(settings?.closures ?? []),
    },
  };
}
