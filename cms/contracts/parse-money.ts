const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Parses an amount in Mexican notation: '$1,299.50' → 1299.5. Returns NaN for any other text. */
export function parseMoney(text: string): number {
  const bare = text.replace(/^\s*\$|\s*(?:MXN)?\s*$/gi, '').trim();
  return AMOUNT.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}
