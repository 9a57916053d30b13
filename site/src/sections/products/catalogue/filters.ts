export type CatalogueSort = 'recomendados' | 'nombre' | 'precio-asc' | 'precio-desc';

export type CatalogueFilters = {
  /** Unmodified text of the visitor. */
  search: string;
  /** Slug of a category; '' for all. */
  category: string;
  sort: CatalogueSort;
};

export const NO_FILTERS: CatalogueFilters = { search: '', category: '', sort: 'recomendados' };

export const SORT_OPTIONS: readonly { value: CatalogueSort; label: string }[] = [
  { value: 'recomendados', label: 'Recomendados' },
  { value: 'nombre', label: 'Nombre' },
  { value: 'precio-asc', label: 'Precio: menor a mayor' },
  { value: 'precio-desc', label: 'Precio: mayor a menor' },
];

export function isSort(value: string | null): value is CatalogueSort {
  return SORT_OPTIONS.some((option) => option.value === value);
}

/** Returns true when content or order differ from the list in the HTML. */
export function isFiltered({ search, category, sort }: CatalogueFilters): boolean {
  return search.trim() !== '' || category !== '' || sort !== NO_FILTERS.sort;
}
