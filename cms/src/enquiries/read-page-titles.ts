import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, SINGLE_PAGES } from '../../contracts/addresses';
import { titleOf } from '../content-model/entry-label';
import { typeOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';

/** Returns the path of a source without campaign parameters and a trailing slash. */
export const pathOf = (source: string) => source.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');

/**
 * Returns the titles of the pages at `paths` as visitors see them: of the published version, else of the
 * draft. Paths without a page have no entry.
 */
export async function readPageTitles(strapi: Core.Strapi, paths: readonly string[]) {
  const titles = new Map<string, string>();
  for (const [uid, path] of Object.entries(SINGLE_PAGES)) {
    titles.set(path, titleOf(typeOf(strapi, uid), {}));
  }
  for (const [uid, prefix] of Object.entries(ENTRY_PAGES)) {
    const type = typeOf(strapi, uid);
    const slugs = paths.flatMap((path) =>
      path.startsWith(prefix) ? path.slice(prefix.length) : [],
    );
    if (slugs.length === 0) continue;
    const where = { slug: { $in: slugs } };
    const versions = await query(strapi, uid).findMany({ where, orderBy: { id: 'asc' } });
    const [drafts, published] = [true, false].map((isDraft) =>
      versions.filter(({ publishedAt }) => (publishedAt === null) === isDraft),
    );
    for (const entry of [...(drafts ?? []), ...(published ?? [])]) {
      titles.set(prefix + String(entry.slug), titleOf(type, entry));
    }
  }
  return titles;
}
