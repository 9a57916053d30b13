import { formatNumber } from '@tequiora/cms/contracts/number.ts';

/** Formats an amount for the input field: 1299.5 → '1,299.50'. */
export function formatMoneyInput(amount: number | null): string {
  if (amount === null) return '';
  return formatNumber(amount, Number.isInteger(amount) ? 0 : 2);
}
