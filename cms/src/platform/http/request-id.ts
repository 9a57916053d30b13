import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const REQUEST_ID = /^[\w-]{8,64}$/;
const storage = new AsyncLocalStorage<string>();

/** Returns the id that the web server assigned, or a new one when it is missing or malformed. */
export function requestIdOf(given: string): string {
  return REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs `work` so that everything logged by it, or by what it starts, carries the id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** Returns the id of the current request; undefined in background work. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** Returns the header that passes the id of the current request to another program. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequestId();
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}
