import { currentPrice, type OfferFields, withCurrentOffer } from '../../contracts/offers';

/** PostgreSQL returns decimals as text. */
type Amount = number | string;

/** Columns of a product with its price. */
export type PricedRow = OfferFields & {
  price: Amount | null;
  tax: string | null;
  unit: string | null;
  minQuantity: number | null;
};

export const numberOrNull = (amount: unknown) =>
  amount === null || amount === undefined ? null : Number(amount);

/** Returns the price of a published product as the site shows it now; null for «A cotizar». */
export function readProductPrice(product: PricedRow) {
  const { price, offerPrice, unit, tax, minQuantity } = withCurrentOffer(product, Date.now());
  const amounts = { price: numberOrNull(price), offerPrice: numberOrNull(offerPrice) };
  return { price: currentPrice(amounts), unit, tax, minQuantity };
}
