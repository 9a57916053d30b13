import type { Core } from '@strapi/strapi';

import { type OfferFields, withCurrentOffer } from '../../contracts/offers';
import { formatPriceWithTerms, formatRangeWithTerms } from '../../contracts/tax';
import { query } from '../platform/strapi/query';

/** PostgreSQL returns decimals as text. */
type Amount = number | string;
type Terms = OfferFields & { tax: string | null };
type Product = Terms & { price: Amount; unit: string | null };
type Package = Terms & { priceMin: Amount; priceMax: Amount | null; openEnded: boolean | null };

const numberOrNull = (amount: unknown) =>
  amount === null || amount === undefined ? null : Number(amount);

/** Returns the price that the site shows for the product or package with this name; undefined for none. */
export async function readPrice(
  strapi: Core.Strapi,
  name: string | null,
): Promise<string | undefined> {
  if (!name) return undefined;
  const where = { name, publishedAt: { $notNull: true } };
  const product = await query<Product>(strapi, 'api::product.product').findOne({ where });
  if (product) {
    const { price, offerPrice, unit, tax } = withCurrentOffer(product, Date.now());
    return formatPriceWithTerms(Number(offerPrice ?? price), { unit, tax });
  }
  const found = await query<Package>(strapi, 'api::package.package').findOne({ where });
  if (!found) return undefined;
  const { priceMin, priceMax, offerPrice, openEnded, tax } = withCurrentOffer(found, Date.now());
  return formatRangeWithTerms({
    ...{ priceMin: Number(priceMin), priceMax: numberOrNull(priceMax) },
    ...{ offerPrice: numberOrNull(offerPrice), openEnded, tax },
  });
}
