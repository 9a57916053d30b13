import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '@tequiora/cms/contracts/redirects.ts';
import { RELEASE_RECORD } from '@tequiora/cms/contracts/release.ts';
import { hashText } from '../lib/hash.ts';
import { hashesOf, readRelease, readReleaseFiles } from '../lib/releases/release-record.ts';

/** Index of a release, read once when it is opened. */
export type ServedRelease = {
  dir: string;
  files: Map<string, string>;
  /** Existing compressed siblings, such as `index.html.br`. */
  compressed: Set<string>;
  redirects: Map<string, Redirect>;
};

/**
 * Returns the canonical address of a page that was requested (decoded) with trailing slashes or
 * `/index.html`; undefined when the address is canonical, or not that of a page.
 */
export function canonicalAddressOf(release: ServedRelease, pathname: string): string | undefined {
  const name = pathname.replace(/^\/+|\/+$/g, '').replace(/(^|\/+)index\.html$/, '');
  const isPage = release.files.has(name === '' ? 'index.html' : `${name}/index.html`);
  return isPage && pathname !== `/${name}` ? `/${name}` : undefined;
}

/** Returns what visitors get at an address (decoded) that a page had, or that staff redirect. */
export function redirectOf(release: ServedRelease, pathname: string): Redirect | undefined {
  return release.redirects.get(pathname.replace(/\/+$/, ''));
}

function open(dir: string): ServedRelease {
  const { id, publishedAt } = readRelease(dir);
  const list = readReleaseFiles(dir);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const compressed = names.filter((name) => /\.(br|gz)$/.test(name));
  return {
    dir,
    // Includes retained files: open tabs may still request them.
    files: new Map(
      Object.entries({ ...hashesOf(list), [RELEASE_RECORD]: hashText(`${id} ${publishedAt}`) }),
    ),
    compressed: new Set(compressed.map((name) => name.split(path.sep).join('/'))),
    redirects: new Map(Object.entries(list.redirects)),
  };
}

/**
 * Creates a function that returns the live release. A release is read once; each call costs one
 * readlink(2), so the next request after an activation sees the new release.
 */
export function createLiveReleaseFinder(siteStateDir: string): () => ServedRelease | undefined {
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
