import { formatNumber } from './numbers.ts';

/** Pesos with cents: `299` → '$299.00'. */
export function formatMoney(amount: number): string {
  return `$${formatNumber(amount, 2)}`;
}

/** Pesos without cents: `18000` → '$18,000'. */
export function formatWholeMoney(amount: number): string {
  return `$${formatNumber(amount)}`;
}

/** '$7,000 – $12,000 MXN', with a '+' when the range has no upper end. */
export function formatMoneyRange(
  min: number,
  max?: number | null,
  isOpenEnded: boolean | null = false,
): string {
  const amounts = max === null || max === undefined || max === min ? [min] : [min, max];
  return `${amounts.map(formatWholeMoney).join(' – ')}${isOpenEnded ? '+' : ''} MXN`;
}
