import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const PREFIX = 'backup-work-';
const DAY_MS = 24 * 60 * 60_000;

/** What a run that was killed has left. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(path.join(folder, name), { recursive: true });
  }
}

/** Runs `work` with a folder inside `dataDir` that only the owner can read, and removes it. */
export async function withWorkspace<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await removeOld(dataDir);
  const folder = await mkdtemp(path.join(dataDir, PREFIX));
  try {
    return await work(folder);
  } finally {
    // What failed halfway may still be writing to it.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
