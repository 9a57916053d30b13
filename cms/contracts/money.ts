import { formatNumber } from './number';

/** Amounts in Mexican format. */

/** Fields with an amount in pesos, by owner. */
export const MONEY_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'content-types.api::product.product': ['price', 'offerPrice'],
  'content-types.api::package.package': ['priceMin', 'priceMax', 'offerPrice'],
  'content-types.api::complementary-service.complementary-service': ['priceMin', 'priceMax'],
  'content-types.api::case.case': ['investment'],
  'content-types.api::enquiry.enquiry': ['saleAmount', 'quoteAmount'],
  'components.shared.pricing': ['amount'],
  'components.sections.system-plan': ['amount'],
  'components.shared.plan-rate': ['extra'],
};

/** Returns whether fields with this name hold an amount in pesos in at least one type. */
export function isMoneyField(name: string): boolean {
  return Object.values(MONEY_FIELDS).some((fields) => fields.includes(name));
}

/**
 * Returns true for an amount in whole cents; false for 10.999 and 0.1 + 0.2. The `decimal` columns of
 * PostgreSQL have two decimals, SQLite stores any number.
 */
export function hasWholeCents(amount: number): boolean {
  return Number(amount.toFixed(2)) === amount;
}

function pesos(amount: number, fractionDigits = 0): string {
  return `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount), fractionDigits)}`;
}

/** Formats pesos with cents: `299` → '$299.00'. */
export function formatMoney(amount: number): string {
  return pesos(amount, 2);
}

/** What the site, the dashboard and mails say instead of the price of a product without one. */
export const OPEN_PRICE_LABEL = 'A cotizar';

/** Formats the price of a product: '$299.00', or 'A cotizar' without one. */
export function formatPrice(price: number | null): string {
  return price === null ? OPEN_PRICE_LABEL : formatMoney(price);
}

/** Formats pesos without cents: `18000` → '$18,000'. */
export function formatWholeMoney(amount: number): string {
  return pesos(amount);
}

/** Formats pesos in a sentence, with cents only if there are any: '$299', '$1,499.99'. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? formatWholeMoney(amount) : formatMoney(amount);
}

/** Formats '$7,000 – $12,000', with a '+' when the range is open-ended. */
export function formatAmountRange(
  min: number,
  max?: number | null,
  isOpenEnded: boolean | null = false,
): string {
  const amounts = max === null || max === undefined || max === min ? [min] : [min, max];
  return `${amounts.map(formatAmount).join(' – ')}${isOpenEnded ? '+' : ''}`;
}

/** Formats '$7,000 – $12,000 MXN'. */
export function formatMoneyRange(...range: Parameters<typeof formatAmountRange>): string {
  return `${formatAmountRange(...range)} MXN`;
}
