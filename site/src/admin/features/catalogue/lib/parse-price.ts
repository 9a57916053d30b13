import { formatNumber } from '@tequiora/cms/contracts/number.ts';

const PRICE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Parses a price in Mexican notation: '$1,299.50' → 1299.5. Returns NaN for any other text. */
export function parsePrice(text: string): number {
  const bare = text.replace(/^\s*\$|\s*(?:MXN)?\s*$/gi, '').trim();
  return PRICE.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

/** Formats a price for the input field: 1299.5 → '1,299.50'. */
export function formatPriceInput(price: number | null): string {
  if (price === null) return '';
  return formatNumber(price, Number.isInteger(price) ? 0 : 2);
}
