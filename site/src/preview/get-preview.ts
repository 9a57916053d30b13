import type { Preview, PreviewResponse } from '@tequiora/cms/contracts/preview.ts';
import { ApiError, noAnswer, refusal } from '#src/lib/api-error.ts';

const TIMEOUT = 10_000;

/** The entry that a token is for, as it stands in the CMS now. Throws `ApiError` only. */
export async function getPreview(token: string): Promise<Preview> {
  try {
    const response = await fetch('/api/preview', {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusal(response, body);
    return (body as PreviewResponse).data;
  } catch (error) {
    throw error instanceof ApiError ? error : noAnswer();
  }
}
