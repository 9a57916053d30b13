import { ApiError, noAnswer, refusal } from './api-error.ts';

const TIMEOUT = 10_000;

/** Sends `{ data }` to the CMS of this origin and resolves to its answer. Throws `ApiError` only. */
export async function postJson<Answer>(
  path: `/${string}`,
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify({ data }),
      signal: abort.signal,
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusal(response, body);
    return body as Answer;
  } catch (error) {
    throw error instanceof ApiError ? error : noAnswer();
  } finally {
    clearTimeout(timer);
  }
}
