const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const whole = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  maximumFractionDigits: 0,
});

/** Pesos with cents: `299` → '$299.00'. */
export function formatMoney(amount: number): string {
  return exact.format(amount);
}

/** Pesos without cents: `18000` → '$18,000'. */
export function formatWholeMoney(amount: number): string {
  return whole.format(amount);
}

/** '$7,000 – $12,000 MXN', with a '+' when the range has no upper end. */
export function formatMoneyRange(
  min: number,
  max?: number | null,
  isOpenEnded: boolean | null = false,
): string {
  const amounts = max === null || max === undefined || max === min ? [min] : [min, max];
  return `${amounts.map((amount) => whole.format(amount)).join(' – ')}${isOpenEnded ? '+' : ''} MXN`;
}
