import type { Core } from '@strapi/strapi';

import type { OpeningHours } from '../../contracts/business-hours';
import type { Closure } from '../../contracts/closed-days';
import { query } from '../platform/strapi/query';
import { openingHoursOf } from './opening-hours-of';

const UID = 'api::site-settings.site-settings';

type Text = string | null;

/** Site settings that the CMS itself uses. Required values may be missing in a draft. */
export type SiteSettings = {
  publishedAt: Text;
  companyName?: Text;
  email?: Text;
  phone?: Text;
  whatsapp?: Text;
  responseHours?: number | null;
  responseText?: Text;
  /** The complete ones; empty unless they were read. */
  hours: OpeningHours[];
  closures?: Closure[] | null;
  lossReasons?: { reason: string }[] | null;
};

/**
 * Returns the published site settings, else the draft; undefined before they were saved.
 * @param populate the components to read
 */
export async function readSiteSettings(
  strapi: Core.Strapi,
  populate: ('hours' | 'closures' | 'lossReasons')[],
): Promise<SiteSettings | undefined> {
  const rows = await query<SiteSettings>(strapi, UID).findMany({ populate });
  const row = rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
  return row && { ...row, hours: openingHoursOf(row.hours) };
}
