import type { Core } from '@strapi/strapi';
import { query } from '../platform/strapi/query';

const UID = 'api::site-settings.site-settings';

type Text = string | null | undefined;

/** Company details for mails: the published site settings, else the draft. */
export type Company = {
  name: string;
  email?: Text;
  phone?: Text;
  whatsapp?: Text;
  hours?: { label?: Text; opens?: Text; closes?: Text } | null;
};

export async function readCompany(strapi: Core.Strapi): Promise<Company> {
  const rows = await query(strapi, UID).findMany({ populate: ['hours'] });
  const settings = rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
  return { ...settings, name: settings?.companyName || 'Tequiora' };
}
