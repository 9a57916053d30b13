import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';
import { detail } from './steps.ts';

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function tryAcquire(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Runs `work` while holding a lock file; waits for other processes on this machine. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  let hasLoggedWait = false;
  while (!tryAcquire(file)) {
    const holder = holderOf(file);
    if (holder === undefined) {
      rmSync(file, { force: true });
      continue;
    }
    if (!hasLoggedWait)
      detail(`Otro proceso (${holder}) lo está haciendo; se espera a que termine.`);
    hasLoggedWait = true;
    await sleep(500);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
