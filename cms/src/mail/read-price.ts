import type { Core } from '@strapi/strapi';

import { type OfferFields, withCurrentOffer } from '../../contracts/offers';
import { formatPriceWithTerms, formatRangeWithTerms } from '../../contracts/tax';
import { numberOrNull, type PricedRow, readProductPrice } from '../enquiries/product-price';
import { query } from '../platform/strapi/query';

type Amount = number | string;
type Package = OfferFields & {
  tax: string | null;
  priceMin: Amount;
  priceMax: Amount | null;
  openEnded: boolean | null;
};

/** Returns the price that the site shows for the product or package with this name; undefined for none. */
export async function readPrice(
  strapi: Core.Strapi,
  name: string | null,
): Promise<string | undefined> {
  if (!name) return undefined;
  const where = { name, publishedAt: { $notNull: true } };
  const product = await query<PricedRow>(strapi, 'api::product.product').findOne({ where });
  if (product) {
    const { price, ...terms } = readProductPrice(product);
    return formatPriceWithTerms(price, { ...terms, hasTotal: true });
  }
  const found = await query<Package>(strapi, 'api::package.package').findOne({ where });
  if (!found) return undefined;
  const { priceMin, priceMax, offerPrice, openEnded, tax } = withCurrentOffer(found, Date.now());
  return formatRangeWithTerms({
    ...{ priceMin: Number(priceMin), priceMax: numberOrNull(priceMax) },
    ...{ offerPrice: numberOrNull(offerPrice), openEnded, tax },
  });
}
