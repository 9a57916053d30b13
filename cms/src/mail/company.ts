import type { Core } from '@strapi/strapi';

import type { BusinessHours } from '../../contracts/business-hours';
import { readSiteSettings, type SiteSettings } from '../content-model/read-site-settings';

/** Company details for mails, from the site settings. */
export type Company = Pick<SiteSettings, 'email' | 'phone' | 'whatsapp'> & {
  name: string;
  hours?: Partial<BusinessHours> | null;
};

export async function readCompany(strapi: Core.Strapi): Promise<Company> {
  const settings = await readSiteSettings(strapi, ['hours']);
  return { ...settings, name: settings?.companyName || 'Tequiora' };
}
