import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES } from '../../../../contracts/addresses';
import type { EnquiryType } from '../../../../contracts/enquiry';
import { PRICED_TYPES, priceOf } from '../../../content-model/placeholders/price-of';
import { query } from '../../../platform/strapi/query';

type Enquiry = { type: EnquiryType; subject: string | null; viewedPage: string | null };
type EnquiredEntry = { name: string; price: string | undefined };

/** Returns the condition for the entry with its own page at `path`; undefined for other types. */
function atPath(uid: string, path: string) {
  const prefix = ENTRY_PAGES[uid];
  return prefix !== undefined && path.startsWith(prefix)
    ? { slug: path.slice(prefix.length) }
    : undefined;
}

async function findPublished(strapi: Core.Strapi, where: (uid: string) => object | undefined) {
  for (const uid of PRICED_TYPES) {
    const condition = where(uid);
    const entry =
      condition &&
      (await query(strapi, uid).findOne({
        where: { ...condition, publishedAt: { $notNull: true } },
        populate: true,
      }));
    if (entry) return { name: String(entry.name), price: priceOf(uid, entry)?.text };
  }
  return undefined;
}

/**
 * Returns the published product or service that an enquiry is about: the one that the form named,
 * else, for an enquiry about a product, the one viewed last. Names without an entry are ignored,
 * since a visitor can send any text.
 */
export async function findEnquiredEntry(
  strapi: Core.Strapi,
  { type, subject, viewedPage }: Enquiry,
): Promise<EnquiredEntry | undefined> {
  const named = subject ? await findPublished(strapi, () => ({ name: subject })) : undefined;
  if (named || type !== 'producto' || !viewedPage) return named;
  return findPublished(strapi, (uid) => atPath(uid, viewedPage));
}
