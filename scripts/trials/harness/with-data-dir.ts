import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTermination } from '../../lib/termination.ts';

type End = () => Promise<unknown> | void;

/**
 * Runs a trial with a temporary data folder. Afterwards, also on a signal, runs what the trial passed to
 * `onEnd`, last first, and removes the folder.
 */
export async function withDataDir(
  name: string,
  run: (dataDir: string, onEnd: (end: End) => void) => Promise<number>,
): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `tequiora-${name}-`));
  const ends: End[] = [];
  const end = async (): Promise<void> => {
    for (const each of ends.splice(0).reverse()) await each();
    rmSync(dataDir, { recursive: true, force: true });
  };
  onTermination(end, 130);
  try {
    return await run(dataDir, (each) => ends.push(each));
  } finally {
    await end();
  }
}
