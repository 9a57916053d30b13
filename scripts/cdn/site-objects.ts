import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../lib/hash.ts';
import { isFileAddress } from '../publisher/moved-pages.ts';
import { readReleaseFiles, RECORD, type ReleaseFiles } from '../publisher/release-record.ts';
import { cacheControlOf, contentTypeOf, IMMUTABLE } from '../web/headers.ts';
import { NOT_FOUND_PAGE } from '../web/live-release.ts';
import { movedPage } from './moved-page.ts';
import type { StoredObject } from './target.ts';

/** In this order: a page is never there before what it needs, and the record says that all is. */
export const PHASES = ['named by content', 'other files', 'pages', 'record'] as const;
export type Phase = (typeof PHASES)[number];

export type SiteObject = {
  name: string;
  phase: Phase;
  /** Changes with the content and with what is said about it. */
  hash: string;
  load: () => Promise<StoredObject>;
};

const PAGE = /\.html$/;

function phaseOf(file: string): Phase {
  if (file === RECORD) return 'record';
  if (PAGE.test(file)) return 'pages';
  return IMMUTABLE.test(file) ? 'named by content' : 'other files';
}

/** The address of a page without its slashes; undefined for `/`, and for what is no page. */
function addressOf(file: string): string | undefined {
  const [, address] = /^(.+?)(?:\/index)?\.html$/.exec(file) ?? [];
  return address === 'index' || file === NOT_FOUND_PAGE ? undefined : address;
}

/** The names under which a server without rules of its own finds a file by the site's addresses. */
function namesOf(file: string, hasFlatNames: boolean): string[] {
  const address = hasFlatNames ? addressOf(file) : undefined;
  return address ? [file, address] : [file];
}

/** The redirects that lead anybody anywhere: where there is a page again, it answers. */
function redirectsIn({ files, redirects = {} }: ReleaseFiles): [string, string][] {
  const pages = new Set(Object.keys(files).map(addressOf));
  return Object.entries(redirects).filter(
    ([from]) => isFileAddress(from) && !pages.has(from.slice(1)),
  );
}

function redirectObjects([from, to]: [string, string], hasFlatNames: boolean): SiteObject[] {
  const object = movedPage(to);
  const hash = hashText(`${object.redirectTo} ${object.body.toString()}`);
  return namesOf(`${from.slice(1)}/index.html`, hasFlatNames).map((name) => ({
    name,
    phase: 'pages',
    hash,
    load: async () => object,
  }));
}

/** For hosts that read redirects from a file, as several of those that take a folder do. */
function redirectList(redirects: [string, string][]): SiteObject {
  const lines = redirects.map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`);
  const body = Buffer.from(lines.join(''));
  return {
    name: '_redirects',
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
 * Everything that a release is on a target. Files that only open tabs ask for are not among it:
 * the target keeps its own. Nothing is compressed, since a CDN does that for whoever accepts it.
 * @throws when the folder is not a release
 */
export async function listSiteObjects(dir: string, hasFlatNames: boolean): Promise<SiteObject[]> {
  const list = readReleaseFiles(dir);
  const redirects = redirectsIn(list);
  const record = hashText(await readFile(path.join(dir, RECORD)));
  const own = Object.entries({ ...list.files, [RECORD]: record }).flatMap(([file, content]) => {
    const said = { contentType: contentTypeOf(file), cacheControl: cacheControlOf(file) };
    const load = async () => ({ body: await readFile(path.join(dir, file)), ...said });
    const hash = hashText(`${content} ${said.contentType} ${said.cacheControl}`);
    return namesOf(file, hasFlatNames).map((name) => ({ name, phase: phaseOf(file), hash, load }));
  });
  const moved = redirects.flatMap((each) => redirectObjects(each, hasFlatNames));
  return [...own, ...moved, ...(hasFlatNames ? [] : [redirectList(redirects)])];
}
