import { useRef, useState } from 'react';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { indexProducts, type CatalogueIndex } from './find-products.ts';
import { loadCatalogue } from './load-catalogue.ts';

type IndexStatus = 'absent' | 'loading' | 'ready' | 'failed';

type IndexState = { status: IndexStatus; index: CatalogueIndex<ProductSummary> | null };

/**
 * Everything there is to search. A catalogue that fits in the page is its own index; a larger one
 * is fetched when `load` is called for the first time, or again after a failure.
 */
export function useCatalogueIndex(firstProducts: readonly ProductSummary[], total: number) {
  const [state, setState] = useState<IndexState>(() =>
    firstProducts.length >= total
      ? { status: 'ready', index: indexProducts(firstProducts) }
      : { status: 'absent', index: null },
  );
  const isBusy = useRef(state.status === 'ready');

  async function load() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'loading', index: null });
    try {
      const products = await loadCatalogue();
      setState({ status: 'ready', index: indexProducts(products) });
    } catch {
      isBusy.current = false;
      setState({ status: 'failed', index: null });
    }
  }

  return { ...state, load };
}
