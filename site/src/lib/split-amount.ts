/** Splits whole pesos by percentages; the last part takes the rounding difference. */
export function splitAmount(amount: number, percentages: readonly number[]): number[] {
  const parts = percentages.map((each) => Math.round((amount * each) / 100));
  const sum = percentages.reduce((total, each) => total + each, 0);
  const rest = Math.round((amount * sum) / 100) - parts.reduce((total, each) => total + each, 0);
  return parts.map((part, index) => (index === parts.length - 1 ? part + rest : part));
}
