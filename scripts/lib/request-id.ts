import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that another program of ours gave to a request; a new one where there is none. */
export function requestIdOf(given: unknown): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
