import type { Core } from '@strapi/strapi';

import { completeFormTexts, type FormTexts } from '../../contracts/form-texts';
import { query } from '../platform/strapi/query';

type ContactPage = { formTexts?: Partial<Record<string, string | null>> | null };

const CONTACT_PAGE = 'api::contact-page.contact-page';

/** Returns the texts of the published contact form; the usual ones while the database is down. */
export async function readFormTexts(strapi: Core.Strapi): Promise<FormTexts> {
  const page = await query<ContactPage>(strapi, CONTACT_PAGE)
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['formTexts'] })
    // The page with what a visitor typed matters more than its labels.
    .catch(() => null);
  return completeFormTexts(page?.formTexts);
}
