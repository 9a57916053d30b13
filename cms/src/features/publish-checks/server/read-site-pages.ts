import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, FIXED_PAGES, entryPath } from '../../../../contracts/addresses';
import type { RedirectService } from '../../../content-model/redirects/redirect-service';
import { resolveRedirects } from '../../../content-model/redirects/resolve-redirects';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';

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
  const redirects = serviceOf<RedirectService>(strapi, 'api::redirect.redirect');
  Object.keys(resolveRedirects(await redirects.list(), labels)).forEach((from) => pages.add(from));
  return pages;
}
