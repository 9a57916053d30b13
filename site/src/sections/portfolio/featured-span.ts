/**
 * Columns of twelve that a featured case takes from lg on: wide and narrow by turns, the other way
 * round in the next row. One that is alone in its row takes it all.
 */
export function featuredSpan(index: number, count: number): 12 | 8 | 4 {
  const isAlone = index === count - 1 && index % 2 === 0;
  if (isAlone) return 12;
  return index % 4 === 0 || index % 4 === 3 ? 8 : 4;
}
