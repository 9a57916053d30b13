import ky, { type Options } from 'ky';
import { noAnswer, refusal } from '#src/lib/api-error.ts';

const TIMEOUT = 10_000;

const client = ky.create({
  timeout: TIMEOUT,
  // Queries repeat themselves; a change must never be sent twice.
  retry: 0,
  throwHttpErrors: false,
  headers: { Accept: 'application/json' },
});

/** One request to the CMS of this origin. Throws only when no answer came, or it was cancelled. */
export async function send(path: `/${string}`, options: Options): Promise<Response> {
  try {
    return await client(`${window.location.origin}/api${path}`, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw noAnswer();
  }
}

/** The answer itself, or the error that it means. */
export async function orRefusal(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw refusal(response, await response.json().catch(() => null));
}
