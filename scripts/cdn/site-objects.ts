import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashText } from '../lib/hash.ts';
import { readReleaseFiles, RECORD } from '../publisher/release-record.ts';
import type { Redirects } from '../publisher/snapshot.ts';
import { cacheControlOf, contentTypeOf, IMMUTABLE } from '../web/headers.ts';
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

/** The names under which a server without rules of its own finds a file by the site's addresses. */
function namesOf(file: string, hasFlatNames: boolean): string[] {
  const [, address] = /^(.+)\/index\.html$/.exec(file) ?? [];
  return hasFlatNames && address ? [file, address] : [file];
}

function redirectObjects(
  redirects: Redirects,
  taken: ReadonlySet<string>,
  hasFlatNames: boolean,
): SiteObject[] {
  const moved = Object.entries(redirects).map(([from, to]) => [from.slice(1), to] as const);
  return moved.flatMap(([from, to]) => {
    const object = movedPage(to);
    return namesOf(`${from}/index.html`, hasFlatNames)
      .filter((name) => !taken.has(name))
      .map((name): SiteObject => {
        const hash = hashText(`${object.redirectTo} ${object.body.toString()}`);
        return { name, phase: 'pages', hash, load: async () => object };
      });
  });
}

/** For hosts that read redirects from a file, as several of those that take a folder do. */
function redirectList(redirects: Redirects): SiteObject {
  const lines = Object.entries(redirects).map(
    ([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`,
  );
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
  const { files, redirects = {} } = readReleaseFiles(dir);
  const record = hashText(await readFile(path.join(dir, RECORD)));
  const own = Object.entries({ ...files, [RECORD]: record }).flatMap(([file, content]) => {
    const said = { contentType: contentTypeOf(file), cacheControl: cacheControlOf(file) };
    const load = async () => ({ body: await readFile(path.join(dir, file)), ...said });
    const hash = hashText(`${content} ${said.contentType} ${said.cacheControl}`);
    return namesOf(file, hasFlatNames).map((name) => ({ name, phase: phaseOf(file), hash, load }));
  });
  const taken = new Set(own.map(({ name }) => name));
  const moved = redirectObjects(redirects, taken, hasFlatNames);
  return [...own, ...moved, ...(hasFlatNames ? [] : [redirectList(redirects)])];
}
