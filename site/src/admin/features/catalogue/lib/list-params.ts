import type { Query } from '#src/admin/lib/to-query.ts';
import type { SelectOption } from '#src/components/form/select.tsx';
import { SEARCH_MAX } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  choiceParam,
  flagParam,
  pageParam,
  textParam,
  type StateOf,
} from '@tequiora/cms/contracts/url-params.ts';
import type { AdminEntry, CatalogueKind } from './kind.ts';

export const PAGE_SIZE = 20;

/**
 * Orders of the list by their name in the URL. Ties are sorted by name; otherwise rows could move
 * between pages.
 */
const SORTS = {
  '-actualizado': { label: 'Más recientes', sort: ['updatedAt:desc', 'name:asc'] },
  actualizado: { label: 'Más antiguos', sort: ['updatedAt:asc', 'name:asc'] },
  '-creado': { label: 'Nuevos primero', sort: ['createdAt:desc', 'name:asc'] },
  nombre: { label: 'Nombre: A a Z', sort: ['name:asc'] },
  '-nombre': { label: 'Nombre: Z a A', sort: ['name:desc'] },
  precio: { label: 'Precio: menor a mayor', sort: ['price:asc', 'name:asc'] },
  '-precio': { label: 'Precio: mayor a menor', sort: ['price:desc', 'name:asc'] },
};

/** URL parameters of the list. */
export const listParams = {
  search: textParam('buscar'),
  category: textParam('categoria'),
  isFeatured: flagParam('destacados'),
  sort: choiceParam('orden', Object.keys(SORTS) as (keyof typeof SORTS)[], '-actualizado'),
  page: pageParam(),
};

export type ListState = StateOf<typeof listParams>;

export type ListChange = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

export const NO_FILTERS = {
  search: '',
  category: '',
  isFeatured: false,
} satisfies Partial<ListState>;

export function hasFilters({ search, category, isFeatured }: ListState): boolean {
  return search !== '' || category !== '' || isFeatured;
}

/** Returns the orders to choose from; only a price that is a number can be sorted by. */
export function sortOptions(hasPriceOrder: boolean): SelectOption[] {
  return Object.entries(SORTS)
    .filter(([value]) => hasPriceOrder || !value.endsWith('precio'))
    .map(([value, { label }]) => ({ value, label }));
}

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
    sort: SORTS[sort].sort,
    pagination: { page, pageSize: PAGE_SIZE },
  };
}
