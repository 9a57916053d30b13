import type { Core } from '@strapi/strapi';

import type { OpeningHours } from '../../../lib/business-hours';

/** Within how many business minutes the company promises to answer. */
export type AnswerPromise = { minutes: number; hours: OpeningHours };

const UID = 'api::site-settings.site-settings';
const DEFAULT_HOURS = 2;
// Beyond a year it is no promise, and counting there would take long.
const MAX_HOURS = 24 * 365;
const DEFAULT_OPENING: OpeningHours = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' };

/** The promise of the published settings, else of the draft, else two hours from Monday to Friday. */
export async function readPromise(strapi: Core.Strapi): Promise<AnswerPromise> {
  const rows = await strapi.db.query(UID).findMany({ populate: ['hours'] });
  const settings = rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
  const hours = Math.min(settings?.responseHours ?? DEFAULT_HOURS, MAX_HOURS);
  return { minutes: hours * 60, hours: settings?.hours ?? DEFAULT_OPENING };
}
