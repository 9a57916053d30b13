import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { duration } from './print.ts';
import { UserError } from './user-error.ts';

const INTERVAL_MS = 250;
const REQUEST_LIMIT_MS = 3_000;

type ReadyOptions = {
  name: string;
  urls: string[];
  limitMs: number;
  /** The program that should respond; waiting ends when it exits. */
  child?: Child;
};

/** Returns whether an address responds with 2xx within a few seconds. */
export async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_LIMIT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function isAnyResponding(urls: string[]): Promise<boolean> {
  for (const url of urls) if (await isResponding(url)) return true;
  return false;
}

/** Waits until one of the addresses responds with 2xx. @throws when the program ends, or after `limitMs` */
export async function waitUntilReady({ name, urls, limitMs, child }: ReadyOptions): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!(await isAnyResponding(urls))) {
    if (child?.hasExited()) throw new ChildEnded(child, await child.exited);
    if (Date.now() > limit) {
      const lines = child ? `\n\n${child.tail().slice(-20).join('\n')}` : '';
      throw new UserError(
        `${name} no respondió en ${duration(limitMs)}.`,
        `Se esperaba una respuesta en ${urls.join(' o ')}.${lines}`,
      );
    }
    await sleep(INTERVAL_MS);
  }
}

/** A long-running program has ended unexpectedly. */
export class ChildEnded extends UserError {
  constructor(child: Child, exit?: { code: number | null; signal: string | null }) {
    const how = exit ? ` (${exit.signal ? `señal ${exit.signal}` : `código ${exit.code}`})` : '';
    super(`${child.name} terminó de forma inesperada${how}.`, child.tail().slice(-20).join('\n'));
  }
}
