import { stat } from 'node:fs/promises';

/** Returns `read` with a cache: a file that was not written since is not read again. */
export function cachePerFile<Facts>(read: (file: string) => Promise<Facts>): typeof read {
  const known = new Map<string, { stamp: string; facts: Facts }>();
  return async (file) => {
    const { size, mtimeMs, ino } = await stat(file);
    const stamp = `${size} ${mtimeMs} ${ino}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.facts;
    const facts = await read(file);
    known.set(file, { stamp, facts });
    return facts;
  };
}
