export type Random = ReturnType<typeof createRandom>;

/** Creates a generator of pseudo-random values: the same seed gives the same values (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** Returns a number from 0 to 1, without 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an index of a list with `count` items. */
  const index = (count: number): number => Math.floor(next() * count);

  /** Returns an item; earlier items are more frequent with `bias` above 1. */
  function pick<T>(items: readonly T[], bias = 1): T {
    const item = items[Math.floor(next() ** bias * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  return {
    index,
    pick,
    /** Returns a whole number from `min` to `max`. */
    between: (min: number, max: number): number => min + index(max - min + 1),
    chance: (probability: number): boolean => next() < probability,
    /** Returns an item of pairs with a weight. */
    weighted<T>(pairs: readonly (readonly [weight: number, item: T])[]): T {
      const total = pairs.reduce((sum, [weight]) => sum + weight, 0);
      let left = next() * total;
      const found = pairs.find(([weight]) => (left -= weight) < 0);
      return found ? found[1] : pick(pairs)[1];
    },
  };
}
