import { messageOf } from '../lib/user-error.ts';

const LIMIT_MS = 10_000;

export type RevisionSource = { apiUrl: string; token: string };

/** The CMS cannot be asked. Building would fail too, so nothing is built. */
export class CmsUnreachable extends Error {}

function explainStatus(status: number): string {
  if (status === 401 || status === 403) {
    return `El CMS no acepta STRAPI_TOKEN (${status}).`;
  }
  return `El CMS respondió ${status} al pedirle la revisión publicada.`;
}

function explainFailure(error: unknown, apiUrl: string): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `El CMS en ${apiUrl} acepta la conexión pero no responde.`;
  }
  const cause = error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : '';
  return `El CMS no responde en ${apiUrl}${cause}.`;
}

function revisionIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('revision' in data)) return undefined;
  return typeof data.revision === 'string' || typeof data.revision === 'number'
    ? String(data.revision)
    : undefined;
}

/**
 * What the CMS has published at this moment, as one opaque text: it differs whenever a build
 * would give another site.
 * @throws CmsUnreachable with the reason in Spanish
 */
export async function readRevision({ apiUrl, token }: RevisionSource): Promise<string> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${apiUrl}/api/publication/revision`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    throw new CmsUnreachable(explainFailure(error, apiUrl), { cause: error });
  }
  if (!response.ok) throw new CmsUnreachable(explainStatus(response.status));
  const revision = revisionIn(body);
  if (revision === undefined) {
    throw new CmsUnreachable('El CMS respondió sin la revisión publicada.');
  }
  return revision;
}
