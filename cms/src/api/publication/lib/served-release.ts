import { isRecord } from '../../../lib/fields';

const ANSWER_MS = 3_000;

/**
 * Hashes of the entries in the `release.json` that visitors are served; keys `<uid>:<documentId>`.
 * @throws when the site does not answer with one
 */
export async function readServedEntries(siteUrl: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${siteUrl}/release.json`, {
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const body: unknown = await response.json();
  if (!response.ok || !isRecord(body)) throw new Error(`No release at ${siteUrl}.`);
  return isRecord(body.entries) ? body.entries : {};
}
