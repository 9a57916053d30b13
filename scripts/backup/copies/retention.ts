const DAY_MS = 24 * 60 * 60_000;

/** How many periods keep their newest copy. */
const KEPT = { days: 7, weeks: 4, months: 12 } as const;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Weeks that begin on Monday: the first day of 1970 was a Thursday. */
const weekOf = (time: number): string => String(Math.floor((time / DAY_MS + 3) / 7));
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/**
 * Returns which copies are kept: the newest one of each of the last seven days, four weeks and twelve months that have
 * copies, in UTC. A pause of the backups removes none.
 * @param times of the copies, in milliseconds
 */
export function keptCopies(times: readonly number[]): Set<number> {
  const newestFirst = times.toSorted((one, other) => other - one);
  const newestOfEach = (periodOf: (time: number) => string, count: number): number[] => {
    const newest = new Map<string, number>();
    for (const time of newestFirst) {
      if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
    }
    return [...newest.values()].slice(0, count);
  };
  return new Set([
    ...newestOfEach(dayOf, KEPT.days),
    ...newestOfEach(weekOf, KEPT.weeks),
    ...newestOfEach(monthOf, KEPT.months),
  ]);
}
