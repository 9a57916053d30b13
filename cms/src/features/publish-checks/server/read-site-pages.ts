import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, FIXED_PAGES, entryPath } from '../../../../contracts/addresses';
import { resolveRedirects } from '../../../content-model/redirects/resolve-redirects';
import { readRedirects } from '../../../content-model/redirects/stored-redirects';
import { query } from '../../../platform/strapi/query';

type Row = { documentId: string; slug: string };

/** Returns every valid link target: published pages and their former addresses. */
export async function readSitePages(strapi: Core.Strapi): Promise<Set<string>> {
  const labels: Record<string, { slug: string }> = {};
  const pages = new Set(FIXED_PAGES);
  for (const uid of Object.keys(ENTRY_PAGES)) {
    const rows = await query<Row>(strapi, uid).findMany({
      where: { publishedAt: { $notNull: true } },
      select: ['documentId', 'slug'],
    });
    for (const { documentId, slug } of rows) {
      labels[`${uid}:${documentId}`] = { slug };
      const page = entryPath(uid, slug);
      if (page) pages.add(page);
    }
  }
  const redirects = resolveRedirects(await readRedirects(strapi), labels);
  Object.keys(redirects).forEach((from) => pages.add(from));
  return pages;
}
