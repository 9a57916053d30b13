import { readFile, writeFile } from 'node:fs/promises';

const KEPT = 20;
const MINUTE_MS = 60_000;
/** Quiet for longer than any stage, such as one very large picture on a busy machine. */
const SHORTEST_STALL_MS = 2 * MINUTE_MS;
/** As long as no build has succeeded, and for builds without caches: compiling writes nothing for long. */
const FIRST_STALL_MS = 15 * MINUTE_MS;
const LONGEST_STALL_MS = 60 * MINUTE_MS;
/** A build hangs that is quiet for many times as long as good builds are. */
const FACTOR = 10;

/** Returns after how long without progress a build hangs, from the longest quiet times of good builds. */
export function stallLimitMs(quietMs: readonly number[], { isCold = false } = {}): number {
  const shortest = isCold || quietMs.length === 0 ? FIRST_STALL_MS : SHORTEST_STALL_MS;
  return Math.min(LONGEST_STALL_MS, Math.max(shortest, ...quietMs.map((ms) => ms * FACTOR)));
}

/** Opens the file with the longest time without a write of each of the last good builds, in milliseconds. */
export function openQuietTimes(file: string) {
  async function read(): Promise<number[]> {
    try {
      const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
      return Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : [];
    } catch {
      return [];
    }
  }
  return {
    read,
    async add(quietMs: number): Promise<void> {
      const kept = [...(await read()), quietMs].slice(-KEPT);
      // Only makes the next limit better: a full disk must not fail a good build.
      await writeFile(file, JSON.stringify(kept)).catch(() => undefined);
    },
  };
}
