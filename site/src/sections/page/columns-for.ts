type Columns = { base: number; md: number; lg: number };

/** Returns the columns that leave the fewest gaps in the last row. */
export function columnsFor(count: number): Columns {
  const lg = count % 3 === 0 || count > 4 ? 3 : Math.min(count, 4);
  return { base: 1, md: count === 1 ? 1 : 2, lg };
}
