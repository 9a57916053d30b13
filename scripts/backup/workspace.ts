import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryPath } from './temporary-paths.ts';

const PREFIX = 'backup-work-';
/** Name prefix of the temporary installations of test restores. */
export const TRIAL_PREFIX = 'restore-test-';
const DAY_MS = 24 * 60 * 60_000;

/** Removes what killed commands left behind. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX) && !name.startsWith(TRIAL_PREFIX)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(path.join(folder, name), { recursive: true });
  }
}

/** Runs `work` with a temporary folder in `dataDir` that only the owner can read. */
export async function withWorkspace<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await removeLeftovers(dataDir);
  const folder = await mkdtemp(path.join(dataDir, PREFIX));
  return withTemporaryPath(folder, () => work(folder));
}
