import { entryPath } from '../../../contracts/addresses';
import type { Redirects } from '../../../contracts/snapshot';

export type StoredRedirect = { from: string; entryType: string; entryId: string };

type Labels = Record<string, { slug?: string }>;

// Paths of this site only, to prevent open redirects.
const OWN_PATH = /^\/(?![/\\])[^\s?#\\]*$/;

/**
 * Returns the current redirects, from unused addresses to published pages, without chains.
 * @param labels of all published entries, by `<uid>:<documentId>`
 */
export function resolveRedirects(stored: readonly StoredRedirect[], labels: Labels): Redirects {
  const addresses = new Map<string, string>();
  for (const [key, { slug }] of Object.entries(labels)) {
    const address = entryPath(key.slice(0, key.lastIndexOf(':')), slug);
    if (address !== undefined) addresses.set(key, address);
  }
  const inUse = new Set(addresses.values());
  const redirects = stored.flatMap(({ from, entryType, entryId }): [string, string][] => {
    const to = addresses.get(`${entryType}:${entryId}`);
    return to !== undefined && OWN_PATH.test(from) && !inUse.has(from) ? [[from, to]] : [];
  });
  return Object.fromEntries(redirects);
}
