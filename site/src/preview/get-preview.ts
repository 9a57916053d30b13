import { ApiError, networkError, toApiError } from '#src/lib/api-error.ts';
import type { Preview, PreviewResponse } from '@tequiora/cms/contracts/preview.ts';

const TIMEOUT_MS = 10_000;

/**
 * Returns the current state of the entry that the token grants access to.
 * @throws ApiError only
 */
export async function getPreview(token: string): Promise<Preview> {
  try {
    const response = await fetch('/api/preview', {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw toApiError(response, body);
    return (body as PreviewResponse).data;
  } catch (error) {
    throw error instanceof ApiError ? error : networkError();
  }
}
