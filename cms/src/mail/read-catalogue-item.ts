import type { Core } from '@strapi/strapi';

import { type OfferFields, withCurrentOffer } from '../../contracts/offers';
import {
  formatPriceWithTerms,
  formatRangeWithTerms,
  formatStartingPrice,
} from '../../contracts/tax';
import { numberOrNull, type PricedRow, readProductPrice } from '../enquiries/product-price';
import { query } from '../platform/strapi/query';

/** A published entry that an enquiry is about. */
export type CatalogueItem = {
  name: string;
  /** As the site shows it; undefined for none. */
  price: string | undefined;
};

type Amount = number | string;
type Range = OfferFields & {
  tax: string | null;
  priceMin: Amount;
  priceMax: Amount | null;
  openEnded?: boolean | null;
};
type System = { pricing: { amount: Amount; period: string; tax: string | null } | null };

function formatRange(row: Range): string {
  const { priceMin, priceMax, offerPrice, openEnded, tax } = withCurrentOffer(row, Date.now());
  return formatRangeWithTerms({
    ...{ priceMin: Number(priceMin), priceMax: numberOrNull(priceMax) },
    ...{ offerPrice: numberOrNull(offerPrice), openEnded, tax },
  });
}

const PRICES: Readonly<Record<string, (row: never) => string | undefined>> = {
  'api::product.product'(row: PricedRow) {
    const { price, ...terms } = readProductPrice(row);
    return formatPriceWithTerms(price, { ...terms, hasTotal: true });
  },
  'api::flagship-product.flagship-product': ({ pricing }: System) =>
    pricing ? formatStartingPrice({ ...pricing, amount: Number(pricing.amount) }) : undefined,
  'api::package.package': formatRange,
  'api::complementary-service.complementary-service': formatRange,
  'api::service.service': ({ price }: { price: string | null }) => price ?? undefined,
};

/** Returns the published entry with this name; undefined for a name without one, such as typed text. */
export async function readCatalogueItem(
  strapi: Core.Strapi,
  name: string | null,
): Promise<CatalogueItem | undefined> {
  if (!name) return undefined;
  for (const [uid, formatPriceOf] of Object.entries(PRICES)) {
    const where = { name, publishedAt: { $notNull: true } };
    const row = await query(strapi, uid).findOne({ where, populate: true });
    if (row) return { name, price: formatPriceOf(row as never) };
  }
  return undefined;
}
