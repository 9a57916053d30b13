import { readFile, writeFile } from 'node:fs/promises';

const KEPT = 20;
const MINUTE_MS = 60_000;
/** Quiet for longer than any stage, such as one very large picture on a busy machine. */
const SHORTEST_STALL_MS = 5 * MINUTE_MS;
/** As long as no build has succeeded. */
const FIRST_STALL_MS = 15 * MINUTE_MS;
const LONGEST_STALL_MS = 60 * MINUTE_MS;
/** A build that writes nothing for several times its usual duration hangs. */
const FACTOR = 3;

/** Returns after how long without progress a build hangs, from the durations of the last good builds. */
export function stallLimitMs(durationsMs: readonly number[]): number {
  if (durationsMs.length === 0) return FIRST_STALL_MS;
  const longest = Math.max(...durationsMs) * FACTOR;
  return Math.min(LONGEST_STALL_MS, Math.max(SHORTEST_STALL_MS, longest));
}

/** Opens the file with the durations of the last good builds, in milliseconds. */
export function openBuildTimes(file: string) {
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
    async add(durationMs: number): Promise<void> {
      const kept = [...(await read()), durationMs].slice(-KEPT);
      // Only makes the next limit better: a full disk must not fail a good build.
      await writeFile(file, JSON.stringify(kept)).catch(() => undefined);
    },
  };
}
