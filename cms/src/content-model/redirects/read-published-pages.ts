import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, entryPath, FIXED_PAGES } from '../../../contracts/addresses';
import { query } from '../../platform/strapi/query';
import { resolveRedirects } from './resolve-redirects';
import { readRedirects } from './stored-redirects';

type Row = { documentId: string; slug: string };

/** Returns the addresses of all published pages, and the slug of each entry that has one. */
export async function readPublishedPages(strapi: Core.Strapi) {
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
  return { pages, labels };
}

/** Returns every valid link target: published pages, and addresses that lead to one. */
export async function readSitePages(strapi: Core.Strapi): Promise<Set<string>> {
  const { pages, labels } = await readPublishedPages(strapi);
  const redirects = resolveRedirects(await readRedirects(strapi), labels);
  for (const [from, { status }] of Object.entries(redirects)) if (status !== 410) pages.add(from);
  return pages;
}
