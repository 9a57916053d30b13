import type { Core } from '@strapi/strapi';

import type { EnquiryLine, EnquiryLineInput } from '../../contracts/enquiry-lines';
import { query } from '../platform/strapi/query';
import { type PricedRow, readProductPrice } from './product-price';

type Product = PricedRow & { slug: string; name: string };

/**
 * Returns the lines of an enquiry with the names and prices of the published products. A product that is
 * not published keeps the name that the visitor saw, without a price.
 */
export async function priceLines(
  strapi: Core.Strapi,
  lines: readonly EnquiryLineInput[],
): Promise<EnquiryLine[]> {
  if (lines.length === 0) return [];
  const products = await query<Product>(strapi, 'api::product.product').findMany({
    where: { slug: { $in: lines.map(({ slug }) => slug) }, publishedAt: { $notNull: true } },
  });
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return lines.map(({ slug, name, quantity }) => {
    const product = bySlug.get(slug);
    if (!product) return { slug: null, name, quantity, price: null, tax: null, unit: null };
    const { price, tax, unit } = readProductPrice(product);
    return { slug, name: product.name, quantity, price, tax, unit };
  });
}
