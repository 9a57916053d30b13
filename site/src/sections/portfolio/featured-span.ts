/**
 * Returns the number of columns, out of twelve, of a featured case from lg on: wide and narrow
 * alternate, mirrored in the next row. A single case in a row takes it all.
 */
export function featuredSpan(index: number, count: number): 12 | 8 | 4 {
  const isSingleInRow = index === count - 1 && index % 2 === 0;
  if (isSingleInRow) return 12;
  return index % 4 === 0 || index % 4 === 3 ? 8 : 4;
}
