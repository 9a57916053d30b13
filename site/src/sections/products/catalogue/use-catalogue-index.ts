import { useRef, useState } from 'react';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { indexProducts, type CatalogueIndex } from './find-products.ts';
import { loadCatalogue } from './load-catalogue.ts';

type IndexStatus = 'absent' | 'loading' | 'ready' | 'failed';

type IndexState = { status: IndexStatus; index: CatalogueIndex<ProductSummary> | null };

/**
 * Everything there is to search. A catalogue that fits in the page is its own index; a larger one
 * is fetched when `load` is called for the first time; after a failure `retry` asks again.
 */
export function useCatalogueIndex(firstProducts: readonly ProductSummary[], total: number) {
  const [state, setState] = useState<IndexState>(() =>
    firstProducts.length >= total
      ? { status: 'ready', index: indexProducts(firstProducts) }
      : { status: 'absent', index: null },
  );
  const isAsked = useRef(state.status === 'ready');

  async function retry() {
    setState({ status: 'loading', index: null });
    try {
      const products = await loadCatalogue();
      setState({ status: 'ready', index: indexProducts(products) });
    } catch {
      setState({ status: 'failed', index: null });
    }
  }

  function load() {
    if (isAsked.current) return;
    isAsked.current = true;
    void retry();
  }

  return { ...state, load, retry };
}
