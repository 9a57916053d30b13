import type { SectionId } from '@tequiora/cms/contracts/anchors.ts';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { CATALOGUE_PAGE_SIZE } from '#src/lib/catalogue.ts';
import { revealResults } from '#src/lib/reveal-results.ts';
import { withViewTransition } from '#src/lib/view-transition.ts';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { isFiltered, NO_FILTERS, type CatalogueFilters } from './filters.ts';
import { findProducts } from './find-products.ts';
import { readFilters, writeFilters } from './url-filters.ts';
import { useCatalogueIndex } from './use-catalogue-index.ts';

type CatalogueOptions = {
  firstProducts: readonly ProductSummary[];
  total: number;
  categories: readonly { slug: string }[];
  /** Changes with every navigation, so that the filters follow the address. */
  locationKey: string | undefined;
};

type ListState = { filters: CatalogueFilters; pages: number };

const FIRST_VIEW: ListState = { filters: NO_FILTERS, pages: 1 };
const URL_DELAY = 250;

/** Anchor of the heading above the results. */
export const CATALOGUE_ID: SectionId<'/productos'> = 'catalogo';

/** The filters as the controls show them, and the products that belong to them. */
export function useCatalogue({ firstProducts, total, categories, locationKey }: CatalogueOptions) {
  const [filters, setFilters] = useState(NO_FILTERS);
  // What the list shows; while somebody types it may lag behind the controls.
  const [list, setList] = useState(FIRST_VIEW);
  const { index, status, load, retry } = useCatalogueIndex(firstProducts, total);

  const isFirstVisit = useRef(true);

  // The built HTML knows no query, so the address is read once the page runs.
  useEffect(() => {
    const slugs = categories.map(({ slug }) => slug);
    const wanted = readFilters(window.location.search, slugs);
    const isUnchanged = isFirstVisit.current && !isFiltered(wanted);
    isFirstVisit.current = false;
    if (isUnchanged) return;
    setFilters(wanted);
    setList({ filters: wanted, pages: 1 });
    if (isFiltered(wanted)) {
      load();
      revealResults(CATALOGUE_ID);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a navigation may reset the filters
  }, [locationKey]);

  useWrittenAddress(filters);

  const found = useMemo(
    () => (index ? findProducts(index, list.filters) : firstProducts),
    [index, list.filters, firstProducts],
  );
  const isWaiting = !index && (isFiltered(list.filters) || list.pages > 1);

  function needIndex(next: CatalogueFilters) {
    if (isFiltered(next)) load();
  }

  const products = useMemo(
    () => found.slice(0, list.pages * CATALOGUE_PAGE_SIZE),
    [found, list.pages],
  );

  return {
    filters,
    products,
    focusIndex: list.pages > 1 ? (list.pages - 1) * CATALOGUE_PAGE_SIZE : null,
    count: index ? found.length : total,
    isFiltered: isFiltered(list.filters),
    isLoading: isWaiting && status !== 'failed',
    hasFailed: isWaiting && status === 'failed',
    /** For every keystroke: the field follows at once, the list when there is time. */
    search: (text: string) => {
      const next = { ...filters, search: text };
      needIndex(next);
      setFilters(next);
      startTransition(() => setList({ filters: next, pages: 1 }));
    },
    /** For a choice: the control shows it at once, the list cross-fades. */
    choose: (change: Partial<CatalogueFilters>) => {
      const next = { ...filters, ...change };
      needIndex(next);
      setFilters(next);
      withViewTransition(() => setList({ filters: next, pages: 1 }));
    },
    showMore: () => {
      load();
      startTransition(() => {
        setList(({ filters: current, pages }) => ({ filters: current, pages: pages + 1 }));
      });
    },
    /** Worth calling when a visitor seems about to use the filters. */
    prepare: load,
    retry,
  };
}

/** Keeps the address in step, without a history entry for every letter. */
function useWrittenAddress(filters: CatalogueFilters) {
  useEffect(() => {
    if (filters === NO_FILTERS) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const next = writeFilters(search, filters);
      if (next === search) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, URL_DELAY);
    return () => clearTimeout(timer);
  }, [filters]);
}
