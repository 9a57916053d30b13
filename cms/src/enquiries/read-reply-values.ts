import type { Core } from '@strapi/strapi';

import type { EnquiryDetail } from '../../contracts/dashboard-enquiry';
import { ENQUIRY_TYPE_SUBJECTS } from '../../contracts/enquiry';
import type { ReplyValues } from '../../contracts/reply-template';
import { SITE_NAME } from '../../contracts/search-result';
import { readSiteValues } from '../content-model/placeholders/placeholder-values';
import { PRICED_TYPES, priceOf } from '../content-model/placeholders/price-of';
import { query } from '../platform/strapi/query';
import { firstName } from './first-name';

const SETTINGS = 'api::site-settings.site-settings';
/** Default name of the first account; it is not the name of a person. */
const DEFAULT_NAME = 'Administrador';

async function readCompany(strapi: Core.Strapi): Promise<string> {
  const settings = await query(strapi, SETTINGS).findOne({
    where: { publishedAt: { $notNull: true } },
    select: ['companyName'],
  });
  return settings?.companyName || SITE_NAME;
}

/**
 * Returns the values of the placeholders for a reply to an enquiry.
 * @param staff full name of the user who replies
 */
export async function readReplyValues(
  strapi: Core.Strapi,
  enquiry: Pick<EnquiryDetail, 'name' | 'folio' | 'type' | 'subject'>,
  staff: string,
): Promise<ReplyValues> {
  const [entry, empresa, siteValues] = await Promise.all([
    findEnquiredEntry(strapi, enquiry.subject),
    readCompany(strapi),
    readSiteValues(strapi),
  ]);
  return {
    ...siteValues,
    nombre: firstName(enquiry.name),
    folio: enquiry.folio,
    asunto: entry?.name ?? ENQUIRY_TYPE_SUBJECTS[enquiry.type],
    empresa,
    ...(entry?.price && { precio: entry.price }),
    ...(staff && staff !== DEFAULT_NAME && { asesor: firstName(staff) }),
  };
}

type EnquiredEntry = { name: string; price: string | undefined };

/**
 * Returns the published product or service whose name the form sent with an enquiry. Names without an
 * entry are ignored, since a visitor can send any text.
 */
async function findEnquiredEntry(
  strapi: Core.Strapi,
  name: string | null,
): Promise<EnquiredEntry | undefined> {
  if (!name) return undefined;
  for (const uid of PRICED_TYPES) {
    const entry = await query(strapi, uid).findOne({
      where: { name, publishedAt: { $notNull: true } },
      populate: true,
    });
    if (entry) return { name, price: priceOf(uid, entry)?.text };
  }
  return undefined;
}
