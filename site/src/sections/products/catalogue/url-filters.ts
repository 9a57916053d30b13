import { isSort, NO_FILTERS, type CatalogueFilters } from './filters.ts';

const PARAMETERS = { search: 'q', category: 'categoria', sort: 'orden' } as const;

/**
 * Returns the filters of a query string. Ignores unknown (or deleted) categories and sort orders.
 */
export function readUrlFilters(search: string, categories: readonly string[]): CatalogueFilters {
  const parameters = new URLSearchParams(search);
  const category = parameters.get(PARAMETERS.category) ?? '';
  const sort = parameters.get(PARAMETERS.sort);
  return {
    search: parameters.get(PARAMETERS.search) ?? '',
    category: categories.includes(category) ? category : '',
    sort: isSort(sort) ? sort : NO_FILTERS.sort,
  };
}

/**
 * Returns the query string for these filters; keeps other parameters (campaigns), omits defaults. The order does not depend on
 * what was chosen first.
 */
export function writeUrlFilters(search: string, filters: CatalogueFilters): string {
  const parameters = new URLSearchParams(search);
  const values = { ...filters, search: filters.search.trim() };
  for (const key of ['search', 'category', 'sort'] as const) {
    parameters.delete(PARAMETERS[key]);
    if (values[key] !== NO_FILTERS[key]) parameters.append(PARAMETERS[key], values[key]);
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
