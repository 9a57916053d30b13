import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { CATALOGUE_PAGE_SIZE } from '#src/lib/catalogue.ts';
import { revealResults } from '#src/lib/reveal-results.ts';
import { withViewTransition } from '#src/lib/view-transition.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { isFiltered, NO_FILTERS, type CatalogueFilters } from './filters.ts';
import {
  findEntries,
  type CatalogueCategory,
  type CatalogueProduct,
  type CatalogueSystem,
} from './find-entries.ts';
import { readUrlFilters, writeUrlFilters } from './url-filters.ts';
import { useCatalogueIndex } from './use-catalogue-index.ts';

type CatalogueOptions = {
  firstProducts: readonly CatalogueProduct[];
  total: number;
  categories: readonly CatalogueCategory[];
  systems: readonly CatalogueSystem[];
  /** Changes with every navigation, so that the filters follow the URL. */
  locationKey: string | undefined;
};

type ListState = { filters: CatalogueFilters; pages: number };

const INITIAL_LIST: ListState = { filters: NO_FILTERS, pages: 1 };
const URL_DELAY_MS = 250;

/** Id of the heading above the results. */
export const CATALOGUE_ID: SectionId<'/productos'> = 'catalogo';

/** Returns the state of the filter controls and the matching products. */
export function useCatalogue({
  firstProducts,
  total,
  categories,
  systems,
  locationKey,
}: CatalogueOptions) {
  const [filters, setFilters] = useState(NO_FILTERS);
  // The filters of the displayed list, which may lag behind the controls while typing.
  const [list, setList] = useState(INITIAL_LIST);
  const { index, status, load, retry } = useCatalogueIndex(
    { products: firstProducts, categories, systems },
    total,
  );

  const isFirstVisit = useRef(true);

  // The built HTML ignores the query, so the URL is read after hydration.
  useEffect(() => {
    const slugs = categories.map(({ slug }) => slug);
    const urlFilters = readUrlFilters(window.location.search, slugs);
    const isFirst = isFirstVisit.current;
    isFirstVisit.current = false;
    if (isFirst && !isFiltered(urlFilters)) return;
    // On the first visit, the search field has stored what was typed before hydration.
    const merge = ({ search }: CatalogueFilters) =>
      isFirst && search ? { ...urlFilters, search } : urlFilters;
    setFilters(merge);
    setList((current) => ({ filters: merge(current.filters), pages: 1 }));
    if (isFiltered(urlFilters)) {
      load();
      revealResults(CATALOGUE_ID);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a navigation may reset the filters
  }, [locationKey]);

  useUrlSync(filters);

  const found = useMemo(
    () => (index ? findEntries(index, list.filters) : { products: firstProducts, systems: [] }),
    [index, list.filters, firstProducts],
  );
  const isWaiting = !index && (isFiltered(list.filters) || list.pages > 1);

  function loadIndexIfFiltered(next: CatalogueFilters) {
    if (isFiltered(next)) load();
  }

  const products = useMemo(
    () => found.products.slice(0, list.pages * CATALOGUE_PAGE_SIZE),
    [found, list.pages],
  );

  return {
    filters,
    products,
    /** Systems that the search finds, too. */
    systems: found.systems,
    /** The search of the displayed list. */
    search: list.filters.search.trim(),
    focusIndex: list.pages > 1 ? (list.pages - 1) * CATALOGUE_PAGE_SIZE : null,
    count: index ? found.products.length : total,
    isFiltered: isFiltered(list.filters),
    isLoading: isWaiting && status !== 'failed',
    hasFailed: isWaiting && status === 'failed',
    /** Handles a keystroke: updates the field at once and the list with low priority. */
    typeSearch: (text: string) => {
      const next = { ...filters, search: text };
      loadIndexIfFiltered(next);
      setFilters(next);
      startTransition(() => setList({ filters: next, pages: 1 }));
    },
    /** Handles a choice: updates the control at once and cross-fades the list. */
    choose: (change: Partial<CatalogueFilters>) => {
      const next = { ...filters, ...change };
      loadIndexIfFiltered(next);
      setFilters(next);
      withViewTransition(() => setList({ filters: next, pages: 1 }));
    },
    showMore: () => {
      load();
      startTransition(() => {
        setList(({ filters: current, pages }) => ({ filters: current, pages: pages + 1 }));
      });
    },
    /** Preloads the index; call it when use of the filters becomes likely. */
    prepare: load,
    retry,
  };
}

/** Writes the filters to the URL without a history entry per keystroke. */
function useUrlSync(filters: CatalogueFilters) {
  useEffect(() => {
    if (filters === NO_FILTERS) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const next = writeUrlFilters(search, filters);
      if (next === search) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filters]);
}
