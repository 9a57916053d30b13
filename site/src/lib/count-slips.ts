/** Returns the number of letters to insert, delete, replace or swap (optimal string alignment). */
export function countSlips(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_item, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const [last = [], before = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const replaced = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : replaced;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
