const PRICE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** '$1,299.50' → 1299.5; NaN for what is no price as it is written in Mexico. */
export function parsePrice(text: string): number {
  const bare = text.replace(/^\s*\$|\s*(?:MXN)?\s*$/gi, '').trim();
  return PRICE.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

/** 1299.5 → '1,299.50', as it stands in the field. */
export function priceToText(price: number | null): string {
  if (price === null) return '';
  const decimals = Number.isInteger(price) ? 0 : 2;
  return price.toLocaleString('es-MX', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
