/** Numbers and amounts as Mexico writes them. */

/**
 * '18,000', '1,499.99'. `Intl` would load its data for this while a page of the site comes alive, one
 * of its longest steps (ADR 032); the test compares with it.
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  const [whole = '', ...fraction] = value.toFixed(fractionDigits).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Pesos with cents: `299` → '$299.00'. */
export function formatMoney(amount: number): string {
  return `$${formatNumber(amount, 2)}`;
}

/** Pesos without cents: `18000` → '$18,000'. */
export function formatWholeMoney(amount: number): string {
  return `$${formatNumber(amount)}`;
}

/** Pesos within a sentence, with cents only where there are any: '$299', '$1,499.99'. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? formatWholeMoney(amount) : formatMoney(amount);
}

/** '$7,000 – $12,000', with a '+' when the range has no upper end. */
export function formatAmountRange(
  min: number,
  max?: number | null,
  isOpenEnded: boolean | null = false,
): string {
  const amounts = max === null || max === undefined || max === min ? [min] : [min, max];
  return `${amounts.map(formatAmount).join(' – ')}${isOpenEnded ? '+' : ''}`;
}

/** '$7,000 – $12,000 MXN'. */
export function formatMoneyRange(...range: Parameters<typeof formatAmountRange>): string {
  return `${formatAmountRange(...range)} MXN`;
}
