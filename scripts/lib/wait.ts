import { setTimeout as sleep } from 'node:timers/promises';
import type { Child, ChildExit } from './child.ts';
import { duration } from './print.ts';
import { UserError } from './user-error.ts';

const INTERVAL_MS = 250;
const REQUEST_LIMIT_MS = 3_000;

type ReadyOptions = { name: string; url: string; limitMs: number };

/** Returns whether an address responds with 2xx within a few seconds. */
export async function isResponding(url: string, limitMs = REQUEST_LIMIT_MS): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const lastLines = (child: Child): string => child.tail().slice(-20).join('\n');

/** Waits until a program responds with 2xx. @throws when it ends, or after `limitMs` */
export async function waitUntilReady(
  child: Child,
  { name, url, limitMs }: ReadyOptions,
): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!(await isResponding(url))) {
    if (child.hasExited()) throw new ChildEnded(child, await child.exited);
    if (Date.now() > limit) {
      throw new UserError(
        `${name} no respondió en ${duration(limitMs)}.`,
        `Se esperaba una respuesta en ${url}.\n\n${lastLines(child)}`,
      );
    }
    await sleep(INTERVAL_MS);
  }
}

/** A long-running program has ended unexpectedly. */
export class ChildEnded extends UserError {
  constructor(child: Child, { code, signal }: ChildExit) {
    const how = signal ? `señal ${signal}` : `código ${code}`;
    super(`${child.name} terminó de forma inesperada (${how}).`, lastLines(child));
  }
}
