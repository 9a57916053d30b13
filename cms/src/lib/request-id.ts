import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const REQUEST_ID = /^[\w-]{8,64}$/;
const storage = new AsyncLocalStorage<string>();

/** The id that the web server gave to a request; a new one where there is none, or no proper one. */
export function requestIdOf(given: string): string {
  return REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs `work`; whatever is logged by it, or by what it starts, carries the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** The id of the request that this code works for; undefined in the background. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** The header that hands the id on to another program. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequestId();
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}
