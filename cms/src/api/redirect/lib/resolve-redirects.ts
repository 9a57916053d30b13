import { pageOf } from '../../../../contracts/addresses';

export type StoredRedirect = { from: string; entryType: string; entryId: string };

/** Address that led somewhere → the address that does so today. */
export type Redirects = Record<string, string>;

type Labels = Record<string, { slug?: string }>;

// Whoever typed it: never to or from another site.
const OWN_PATH = /^\/(?![/\\])[^\s?#\\]*$/;

/**
 * The redirects that hold now, each in one step: to what is published, from what is not.
 * @param labels of all published entries, by `<uid>:<documentId>`
 */
export function resolveRedirects(stored: readonly StoredRedirect[], labels: Labels): Redirects {
  const addresses = new Map<string, string>();
  for (const [key, { slug }] of Object.entries(labels)) {
    const address = pageOf(key.slice(0, key.lastIndexOf(':')), slug);
    if (address !== undefined) addresses.set(key, address);
  }
  const inUse = new Set(addresses.values());
  const holding = stored.flatMap(({ from, entryType, entryId }): [string, string][] => {
    const to = addresses.get(`${entryType}:${entryId}`);
    return to !== undefined && OWN_PATH.test(from) && !inUse.has(from) ? [[from, to]] : [];
  });
  return Object.fromEntries(holding);
}
