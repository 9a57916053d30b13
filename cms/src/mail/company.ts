import type { Core } from '@strapi/strapi';

import { readSiteSettings, type SiteSettings } from '../content-model/read-site-settings';

/** Company details for mails, from the site settings. */
export type Company = Partial<Pick<SiteSettings, 'email' | 'phone' | 'whatsapp' | 'hours'>> & {
  name: string;
};

export async function readCompany(strapi: Core.Strapi): Promise<Company> {
  const settings = await readSiteSettings(strapi, ['hours']);
  return { ...settings, name: settings?.companyName || 'Tequiora' };
}
