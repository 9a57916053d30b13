import { isRecord } from '../../../../contracts/is-record';
import { RELEASE_RECORD } from '../../../../contracts/release';

const TIMEOUT_MS = 3_000;

/**
 * Returns the entry hashes in the `release.json` of the live release, keyed by
 * `<uid>:<documentId>`.
 * @throws if the site does not respond with one
 */
export async function readLiveEntries(siteUrl: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${siteUrl}/${RELEASE_RECORD}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json();
  if (!response.ok || !isRecord(body)) throw new Error(`No release at ${siteUrl}.`);
  return isRecord(body.entries) ? body.entries : {};
}
