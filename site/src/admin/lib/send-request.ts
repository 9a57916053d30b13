import { networkError, toApiError } from '#src/lib/api-error.ts';

const TIMEOUT_MS = 10_000;

export type RequestOptions = Pick<RequestInit, 'method' | 'body' | 'signal'> & {
  query?: URLSearchParams;
  /** Sent as the body, as JSON. */
  json?: object;
  token?: string | null;
  /** Until the response begins, in milliseconds. */
  timeout?: number;
};

/**
 * Sends one request to the CMS of this origin and returns the response with any status.
 * @throws ApiError with `status` 0 when no response arrived; the abort error when the request was
 * aborted
 */
export async function sendRequest(
  path: `/${string}`,
  { query, json, token, timeout = TIMEOUT_MS, signal, ...init }: RequestOptions,
): Promise<Response> {
  const abort = new AbortController();
  const forward = () => abort.abort(signal?.reason);
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward);
  const timer = setTimeout(() => abort.abort(), timeout);
  const address = `${window.location.origin}/api${path}${query ? `?${query}` : ''}`;
  const response = fetch(address, {
    ...init,
    ...(json ? { body: JSON.stringify(json) } : null),
    headers: {
      Accept: 'application/json',
      ...(json ? { 'Content-Type': 'application/json' } : null),
      ...(token ? { Authorization: `Bearer ${token}` } : null),
    },
    signal: abort.signal,
  });
  return receive(response, signal).finally(() => clearTimeout(timer));
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
