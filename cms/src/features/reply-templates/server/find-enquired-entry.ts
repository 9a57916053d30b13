import type { Core } from '@strapi/strapi';

import { PRICED_TYPES, priceOf } from '../../../content-model/placeholders/price-of';
import { query } from '../../../platform/strapi/query';

type EnquiredEntry = { name: string; price: string | undefined };

/**
 * Returns the published product or service whose name the form sent with an enquiry. Names without an
 * entry are ignored, since a visitor can send any text.
 */
export async function findEnquiredEntry(
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
