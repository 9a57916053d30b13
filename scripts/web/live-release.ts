import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../lib/hash.ts';
import { readRelease, readReleaseFiles, RECORD } from '../publisher/release-record.ts';

const DASHBOARD_SHELL = 'admin/[...]/index.html';
export const NOT_FOUND_PAGE = '404.html';

/** One release as it is served: what it holds, decided once when it is opened. */
export type ServedRelease = {
  id: string;
  dir: string;
  /** Path inside the release → content hash. */
  files: Map<string, string>;
  /** The compressed siblings that exist, such as `index.html.br`. */
  compressed: Set<string>;
  /** Addresses of pages that changed → those of today. */
  redirects: Map<string, string>;
};

function isDashboard(name: string): boolean {
  return name === 'admin' || name.startsWith('admin/');
}

/** The file that answers an address (already decoded), or undefined when nothing does. */
export function fileFor(release: ServedRelease, pathname: string): string | undefined {
  const name = pathname.replace(/^\/+|\/+$/g, '');
  const candidates = name === '' ? ['index.html'] : [name, `${name}/index.html`, `${name}.html`];
  const found = candidates.find((candidate) => release.files.has(candidate));
  if (found) return found;
  return isDashboard(name) && release.files.has(DASHBOARD_SHELL) ? DASHBOARD_SHELL : undefined;
}

/**
 * The address of the page that was asked for (already decoded) with slashes at its end or with
 * `/index.html`; undefined when the address is its own, or no page's.
 */
export function ownAddressOf(release: ServedRelease, pathname: string): string | undefined {
  const name = pathname.replace(/^\/+|\/+$/g, '').replace(/(^|\/+)index\.html$/, '');
  const isPage = release.files.has(name === '' ? 'index.html' : `${name}/index.html`);
  return isPage && pathname !== `/${name}` ? `/${name}` : undefined;
}

/** Where the page is now that had an address (already decoded); undefined when it had none. */
export function movedTo(release: ServedRelease, pathname: string): string | undefined {
  return release.redirects.get(pathname.replace(/\/+$/, ''));
}

function open(dir: string): ServedRelease {
  const { id, publishedAt } = readRelease(dir);
  const { files: own, carried, redirects = {} } = readReleaseFiles(dir);
  const files = new Map(Object.entries(own));
  // Open tabs still ask for what only earlier releases use.
  for (const [file, { hash }] of Object.entries(carried)) files.set(file, hash);
  files.set(RECORD, hashText(`${id} ${publishedAt}`));
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const compressed = names.filter((name) => /\.(br|gz)$/.test(name)).map(toPosix);
  return {
    id,
    dir,
    files,
    compressed: new Set(compressed),
    redirects: new Map(Object.entries(redirects)),
  };
}

function toPosix(name: string): string {
  return name.split(path.sep).join('/');
}

/**
 * Answers the release the link `current` names at this moment. Each is read once; asking again
 * costs one readlink(2), so a switch is seen by the very next request.
 */
export function createReleaseFinder(siteStateDir: string): () => ServedRelease | undefined {
  const current = path.join(siteStateDir, 'current');
  let opened: ServedRelease | undefined;
  let openedTarget: string | undefined;
  return () => {
    try {
      const target = readlinkSync(current);
      if (target !== openedTarget) {
        opened = open(path.resolve(siteStateDir, target));
        openedTarget = target;
      }
      return opened;
    } catch {
      return undefined;
    }
  };
}
