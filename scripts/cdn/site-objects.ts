import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '@tequiora/cms/contracts/redirects.ts';
import { RELEASE_RECORD } from '@tequiora/cms/contracts/release.ts';
import { hashText } from '../lib/hash.ts';
import { cacheControlOf, contentTypeOf, IMMUTABLE } from '../lib/releases/headers.ts';
import { isFileAddress } from '../lib/releases/redirect-files.ts';
import { encodeLocation } from '../lib/releases/redirect-location.ts';
import { readReleaseFiles, type ReleaseFiles } from '../lib/releases/release-record.ts';
import { NOT_FOUND_PAGE } from '../lib/releases/routes.ts';
import type { StoredObject } from './target.ts';

/** Order of publication: the files of a page before the page, and the record last. */
export const PHASES = ['named by content', 'other files', 'pages', 'record'] as const;
export type Phase = (typeof PHASES)[number];

export type SiteObject = {
  name: string;
  phase: Phase;
  /** Hash of the content and its headers. */
  hash: string;
  load: () => Promise<StoredObject>;
};

const PAGE = /\.html$/;

function phaseOf(file: string): Phase {
  if (file === RELEASE_RECORD) return 'record';
  if (PAGE.test(file)) return 'pages';
  return IMMUTABLE.test(file) ? 'named by content' : 'other files';
}

/** Returns the address of a page without slashes; undefined for `/` and for other files. */
function addressOf(file: string): string | undefined {
  const [, address] = /^(.+?)(?:\/index)?\.html$/.exec(file) ?? [];
  return address === 'index' || file === NOT_FOUND_PAGE ? undefined : address;
}

/** Returns the object names under which a server without rewrite rules finds a file. */
function namesOf(file: string, hasFlatNames: boolean): string[] {
  const address = hasFlatNames ? addressOf(file) : undefined;
  return address ? [file, address] : [file];
}

/** Returns the effective redirects: a page at the old address takes precedence. */
function redirectsIn({ files, redirects }: ReleaseFiles): [string, Redirect][] {
  const pages = new Set(Object.keys(files).map(addressOf));
  return Object.entries(redirects).filter(
    ([from]) => isFileAddress(from) && !pages.has(from.slice(1)),
  );
}

/** An object before it has its names on the target. */
type Source = Omit<SiteObject, 'name'> & { file: string };

/** Returns nothing for an address that staff call gone: a bucket responds with its own 404. */
function redirectSource([from, redirect]: [string, Redirect]): Source[] {
  if (redirect.status === 410) return [];
  const object = redirectPage(redirect);
  const hash = hashText(`${object.redirectTo} ${object.body.toString()}`);
  return [{ file: `${from.slice(1)}/index.html`, phase: 'pages', hash, load: async () => object }];
}

/** Returns the redirects file that several hosting services read from a folder. */
function redirectList(redirects: [string, Redirect][]): Source {
  const lines = redirects.map(([from, redirect]) => {
    const to = redirect.status === 410 ? `/${NOT_FOUND_PAGE}` : encodeLocation(redirect.to);
    return `${encodeURI(from)} ${to} ${redirect.status}\n`;
  });
  const body = Buffer.from(lines.join(''));
  return {
    file: '_redirects',
    phase: 'pages',
    hash: hashText(body),
    load: async () => ({
      body,
      contentType: contentTypeOf('_redirects.txt'),
      cacheControl: cacheControlOf('_redirects'),
    }),
  };
}

/**
 * Lists the objects of a release on a target. Retained files are left out, since the target keeps its
 * own. Nothing is compressed, since a CDN compresses per client.
 * @throws when the folder is not a release
 */
export async function listSiteObjects(dir: string, hasFlatNames: boolean): Promise<SiteObject[]> {
  const list = readReleaseFiles(dir);
  const redirects = redirectsIn(list);
  const record = hashText(await readFile(path.join(dir, RELEASE_RECORD)));
  const own = Object.entries({ ...list.files, [RELEASE_RECORD]: record }).map(([file, content]) => {
    const headers = { contentType: contentTypeOf(file), cacheControl: cacheControlOf(file) };
    const load = async () => ({ body: await readFile(path.join(dir, file)), ...headers });
    const hash = hashText(`${content} ${headers.contentType} ${headers.cacheControl}`);
    return { file, phase: phaseOf(file), hash, load };
  });
  const moved = redirects.flatMap(redirectSource);
  const sources: Source[] = [...own, ...moved, ...(hasFlatNames ? [] : [redirectList(redirects)])];
  return sources.flatMap(({ file, ...object }) =>
    namesOf(file, hasFlatNames).map((name) => ({ name, ...object })),
  );
}

/** Encodes an address for an HTML attribute; encoding for a header keeps quotes and ampersands. */
function forAttribute(address: string): string {
  return encodeLocation(address).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/**
 * Returns the object at an address that redirects: an HTML page, and for servers that support it a
 * permanent redirect.
 */
function redirectPage({ status, to }: Exclude<Redirect, { status: 410 }>): StoredObject {
  const address = forAttribute(to);
  const canonical = status === 301 ? `<link rel="canonical" href="${address}">\n` : '';
  const html = `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<title>Esta página cambió de dirección</title>
${canonical}<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<p>Esta página cambió de dirección: <a href="${address}">ir a la página</a>.</p>
`;
  return {
    body: Buffer.from(html),
    contentType: contentTypeOf('index.html'),
    cacheControl: cacheControlOf('index.html'),
    ...(status === 301 && { redirectTo: encodeLocation(to) }),
  };
}
