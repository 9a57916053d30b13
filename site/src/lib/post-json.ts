import { ApiError, networkError, toApiError } from './api-error.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts `{ data }` to the CMS of this origin and resolves to its response body.
 * @throws ApiError only
 */
export function postJson<ResponseBody>(
  path: `/${string}`,
  data: object,
  headers: Record<string, string> = {},
): Promise<ResponseBody> {
  return requestJson(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
}

/**
 * Sends a request to the CMS of this origin and resolves to its response body.
 * @throws ApiError only
 */
export async function requestJson<ResponseBody>(
  path: `/${string}`,
  { headers, ...init }: RequestInit & { headers: Record<string, string> },
): Promise<ResponseBody> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/api${path}`, {
      ...init,
      headers: { Accept: 'application/json', ...headers },
      signal: abort.signal,
    });
    if (!response.ok) throw toApiError(response, await response.json().catch(() => null));
    // A body that is cut off throws: the caller cannot know more than after no response.
    return (await response.json()) as ResponseBody;
  } catch (error) {
    throw error instanceof ApiError ? error : networkError();
  } finally {
    clearTimeout(timer);
  }
}
