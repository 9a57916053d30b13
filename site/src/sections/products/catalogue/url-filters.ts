import { isSort, NO_FILTERS, type CatalogueFilters } from './filters.ts';

const PARAMETERS = { search: 'q', category: 'categoria', sort: 'orden' } as const;

/** What a link asks for. A category that does not exist (any more) and an unknown order are ignored. */
export function readFilters(search: string, categories: readonly string[]): CatalogueFilters {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(PARAMETERS.category) ?? '';
  const sort = parameters.get(PARAMETERS.sort);
  return {
    search: parameters.get(PARAMETERS.search) ?? '',
    category: categories.includes(category) ? category : '',
    sort: isSort(sort) ? sort : NO_FILTERS.sort,
  };
}

/** The query string for these filters; what is not a filter (campaigns) stays, defaults are left out. */
export function writeFilters(search: string, filters: CatalogueFilters): string {
  const parameters = new URLSearchParams(search);
  const values = { ...filters, search: filters.search.trim() };
  for (const key of ['search', 'category', 'sort'] as const) {
    if (values[key] === NO_FILTERS[key]) parameters.delete(PARAMETERS[key]);
    else parameters.set(PARAMETERS[key], values[key]);
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
