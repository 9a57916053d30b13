/**
 * Numbers as Mexico writes them: '18,000', '1,499.99'. `Intl` would load its data for this while the
 * page comes alive, one of its longest steps (ADR 032); the test compares with it.
 */
export function formatNumber(value: number, fractionDigits = 0): string {
  const [whole = '', ...fraction] = value.toFixed(fractionDigits).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}
