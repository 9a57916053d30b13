import { entryPath, FIXED_PAGES } from '../../../contracts/addresses';
import { isOwnPath } from '../../../contracts/link-address';
import {
  isRedirectablePath,
  isReservedPath,
  pathOf,
  type Redirect,
  REDIRECT_STATUS,
  type RedirectKind,
  type Redirects,
} from '../../../contracts/redirects';

/** A former address of an entry (`entryType`, `entryId`), or a redirect that staff added (`kind`, `to`). */
export type StoredRedirect = {
  from: string;
  kind?: RedirectKind | null;
  to?: string | null;
  entryType?: string | null;
  entryId?: string | null;
};

type Labels = Record<string, { slug?: string }>;

/** Uploads and other files, which no list of pages contains. */
const FILE = /^\/uploads\/|\.[a-z\d]{2,5}$/i;

/** Returns the addresses of published entries, by `<uid>:<documentId>`. */
function addressesOf(labels: Labels): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const [key, { slug }] of Object.entries(labels)) {
    const address = entryPath(key.slice(0, key.lastIndexOf(':')), slug);
    if (address !== undefined) addresses.set(key, address);
  }
  return addresses;
}

function directRedirect(stored: StoredRedirect, addresses: Map<string, string>) {
  const { kind, to, entryType, entryId } = stored;
  if (entryType && entryId) {
    const address = addresses.get(`${entryType}:${entryId}`);
    return address === undefined ? undefined : ({ status: 301, to: address } as const);
  }
  const status = REDIRECT_STATUS[kind ?? 'permanente'];
  if (status === 410) return { status };
  return to ? { status, to } : undefined;
}

/**
 * Follows a redirect to its end, so that a chain takes visitors one step.
 * @returns undefined for a loop, and for one that ends at a page that does not exist
 */
function follow(
  from: string,
  direct: ReadonlyMap<string, Redirect>,
  pages: ReadonlySet<string>,
): Redirect | undefined {
  const seen = new Set([from]);
  let current = direct.get(from);
  while (current && current.status !== 410 && isOwnPath(current.to)) {
    const path = pathOf(current.to);
    if (pages.has(path)) return current;
    if (seen.has(path)) return undefined;
    seen.add(path);
    const next = direct.get(path);
    if (!next) return FILE.test(path) ? current : undefined;
    const isTemporary = current.status === 302 && next.status === 301;
    current = isTemporary ? { ...next, status: 302 } : next;
  }
  return current;
}

/**
 * Returns the current redirects from unused addresses, without chains and loops.
 * @param labels of all published entries, by `<uid>:<documentId>`
 */
export function resolveRedirects(stored: readonly StoredRedirect[], labels: Labels): Redirects {
  const addresses = addressesOf(labels);
  const pages = new Set([...FIXED_PAGES, ...addresses.values()]);
  const direct = new Map<string, Redirect>();
  for (const each of stored) {
    const from = each.from.normalize('NFC');
    if (!isRedirectablePath(from) || isReservedPath(from) || pages.has(from)) continue;
    const redirect = directRedirect(each, addresses);
    if (redirect) direct.set(from, redirect);
  }
  // Visitors type addresses in lower case, also one that was printed with capitals. Links that a Mac
  // made of file names have their accents apart from the letters.
  for (const [from, redirect] of [...direct]) {
    const lower = from.toLowerCase();
    for (const other of [lower, from.normalize('NFD'), lower.normalize('NFD')]) {
      if (!direct.has(other) && !pages.has(other)) direct.set(other, redirect);
    }
  }
  const found: Redirects = {};
  for (const from of direct.keys()) {
    const redirect = follow(from, direct, pages);
    if (redirect) found[from] = redirect;
  }
  return found;
}
