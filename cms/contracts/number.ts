/** Numbers in Mexican format. */

/**
 * Formats '18,000', '1,499.99'. Does not use `Intl`, because loading its data is one of the slowest
 * steps of hydration (decision 032); the test compares both.
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  const [whole = '', ...fraction] = value.toFixed(fractionDigits).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Formats with at most `maxDigits` decimals: `2` → '2', `2.25` → '2.3'. */
export function formatDecimal(value: number, maxDigits = 1): string {
  const [, fraction = ''] = String(Number(value.toFixed(maxDigits))).split('.');
  return formatNumber(value, fraction.length);
}

/** Formats a share as a percentage: 0.824 → '82%'. */
export function formatShare(share: number): string {
  return share.toLocaleString('es-MX', { style: 'percent' });
}

/** Formats a count with its noun: '1 consulta', '1,200 consultas'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
