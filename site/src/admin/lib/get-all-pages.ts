import type { Pagination } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { api, type Path } from './api.ts';
import type { Query } from './to-query.ts';

/** Largest page that the CMS returns. */
const PAGE_SIZE = 100;

type Page<Item> = { data: Item[]; meta: { pagination: Pagination } };

/** Returns the items of all pages of a list. `query` must sort by something unique. */
export async function getAllPages<Item>(
  path: Path,
  query: Query,
  signal: AbortSignal,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, pageSize: PAGE_SIZE };
    const { data, meta } = await api.get<Page<Item>>(path, {
      query: { ...query, pagination },
      signal,
    });
    items.push(...data);
    if (page >= meta.pagination.pageCount) return items;
  }
}
