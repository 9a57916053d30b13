import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type { EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { messageOf } from './user-error.ts';

const LIMIT_MS = 10_000;

type CmsAddress = { apiUrl: string; token: string };

/** The CMS is unavailable. A build would fail, too, so the publisher waits for it. */
export class CmsUnavailable extends Error {}

/** The CMS responds with an error that only an operator can fix. */
export class CmsRefused extends Error {}

function explainStatus(status: number): Error {
  if (status === 401 || status === 403) {
    return new CmsRefused(
      `El CMS no acepta la clave STRAPI_TOKEN del publicador (${status}). Avisa a quien administra el servidor.`,
    );
  }
  // The CMS is starting, or has lost its database.
  if (status >= 500)
    return new CmsUnavailable(`El CMS respondió ${status}; se espera a que se recupere.`);
  return new CmsRefused(`El CMS respondió ${status} al pedirle lo que está publicado.`);
}

function explainFailure(error: unknown, apiUrl: string): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `El CMS en ${apiUrl} acepta la conexión pero no responde.`;
  }
  const cause = error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : '';
  return `El CMS no responde en ${apiUrl}${cause}.`;
}

function snapshotIn(body: unknown): Snapshot | undefined {
  const data = isRecord(body) ? body.data : undefined;
  if (!isRecord(data) || typeof data.revision !== 'string') return undefined;
  const parts = [data.entries, data.labels, data.shown, data.redirects];
  if (!parts.every(isRecord)) return undefined;
  return data as Snapshot;
}

/**
 * Reads the published content from the CMS.
 * @throws CmsUnavailable or CmsRefused with the reason in Spanish
 */
export async function readSnapshot({ apiUrl, token }: CmsAddress): Promise<Snapshot> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${apiUrl}/api/publication/revision`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    body = await response.json().catch(() => undefined);
  } catch (error) {
    throw new CmsUnavailable(explainFailure(error, apiUrl), { cause: error });
  }
  if (!response.ok) throw explainStatus(response.status);
  const snapshot = snapshotIn(body);
  if (!snapshot) throw new CmsRefused('El CMS respondió sin la revisión publicada.');
  return snapshot;
}

/** Returns the reference to an entry by its key; undefined when it is not published. */
export function referTo(snapshot: Snapshot, key: string): EntryReference | undefined {
  const label = snapshot.labels[key];
  if (!label) return undefined;
  const at = key.lastIndexOf(':');
  return { uid: key.slice(0, at), documentId: key.slice(at + 1), name: label.name };
}
