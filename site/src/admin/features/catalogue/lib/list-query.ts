import type { Query } from '#src/admin/lib/to-query.ts';
import { SEARCH_MAX } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { AdminEntry, CatalogueKind } from './kind.ts';
import type { ListSort, ListState } from './list-params.ts';

export const PAGE_SIZE = 20;

// Ties are sorted by name; otherwise rows could move between pages.
const SORTS: Record<ListSort, string[]> = {
  '-actualizado': ['updatedAt:desc', 'name:asc'],
  actualizado: ['updatedAt:asc', 'name:asc'],
  '-creado': ['createdAt:desc', 'name:asc'],
  nombre: ['name:asc'],
  '-nombre': ['name:desc'],
  precio: ['price:asc', 'name:asc'],
  '-precio': ['price:desc', 'name:asc'],
};

/** Returns the API query for one page of the list. */
export function toListQuery<Item extends AdminEntry>(
  kind: CatalogueKind<Item>,
  { search, category, isFeatured, sort, page }: ListState,
): Query {
  return {
    status: 'draft',
    search: search.trim().slice(0, SEARCH_MAX),
    filters: {
      ...(category ? kind.categoryFilter(category) : null),
      ...(kind.hasFeatured && isFeatured ? { featured: { $eq: true } } : null),
    },
    sort: SORTS[sort],
    pagination: { page, pageSize: PAGE_SIZE },
  };
}
