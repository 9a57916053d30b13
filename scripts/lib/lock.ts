import { setTimeout as sleep } from 'node:timers/promises';
import { acquireLock } from '@tequiora/cms/contracts/process-lock.ts';
import { detail } from './steps.ts';

/** Runs `work` while holding a lock; waits for other processes. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let hasLoggedWait = false;
  const lock = await acquireLock(file, async (holder) => {
    if (!hasLoggedWait) {
      detail(`Otro proceso (${holder}) lo está haciendo; se espera a que termine.`);
    }
    hasLoggedWait = true;
    await sleep(500);
  });
  try {
    return await work();
  } finally {
    lock.release();
  }
}
