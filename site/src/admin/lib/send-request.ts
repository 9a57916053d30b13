import ky, { type Options } from 'ky';
import { networkError, toApiError } from '#src/lib/api-error.ts';

const TIMEOUT_MS = 10_000;

const client = ky.create({
  timeout: TIMEOUT_MS,
  // TanStack Query retries queries; a change must never be sent twice.
  retry: 0,
  throwHttpErrors: false,
  headers: { Accept: 'application/json' },
});

/**
 * Sends one request to the CMS of this origin and returns the response with any status.
 * @throws ApiError with `status` 0 when no response arrived; the abort error when the request was
 * aborted
 */
export function sendRequest(path: `/${string}`, options: Options): Promise<Response> {
  return receive(client(`${window.location.origin}/api${path}`, options), options.signal);
}

/**
 * Resolves to a response, or to its body.
 * @throws ApiError with `status` 0 when it did not arrive whole; the abort error when the request
 * was aborted
 */
export async function receive<Part>(
  part: Promise<Part>,
  signal?: AbortSignal | null,
): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
}

/** Returns a successful response; throws `ApiError` for any other. */
export async function throwIfRefused(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw toApiError(response, await response.json().catch(() => null));
}
