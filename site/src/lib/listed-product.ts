import type { EnquiryLine } from '@tequiora/cms/contracts/enquiry-lines.ts';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';
import { requestPage } from './load-page.ts';
import type { ListLine } from './product-list.ts';

export type ListedProduct = Queries.ProductDetailFieldsFragment;

export type ListedState =
  | { status: 'loading' | 'missing' | 'failed'; product?: never }
  | { status: 'found'; product: ListedProduct };

/** Requests the data of a product from its page, which is built with the prices of the site. */
export async function requestProduct(slug: string): Promise<ListedState> {
  const outcome = await requestPage(`/productos/${slug}`);
  if (outcome.kind !== 'found') return { status: outcome.kind };
  const data = outcome.page.json?.data as Queries.ProductPageQuery | undefined;
  return data?.product ? { status: 'found', product: data.product } : { status: 'missing' };
}

/** Returns the quantity of a line, which is at least the least that is sold. */
export function quantityOf({ quantity }: ListLine, product: ListedProduct | undefined): number {
  return Math.max(quantity, product?.minQuantity ?? 1);
}

/** Returns a line with the price of its product; without one while it is unknown. */
export function toEnquiryLine(line: ListLine, product: ListedProduct | undefined): EnquiryLine {
  const quantity = quantityOf(line, product);
  if (!product)
    return { slug: null, name: line.name, quantity, price: null, tax: null, unit: null };
  const { slug, name, tax, unit } = product;
  return { slug, name, quantity, price: currentPrice(product), tax, unit };
}
