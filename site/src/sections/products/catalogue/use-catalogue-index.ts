import { useRef, useState } from 'react';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';
import { indexProducts, type CatalogueIndex } from './find-products.ts';
import { loadCatalogue } from './load-catalogue.ts';

type IndexStatus = 'absent' | 'loading' | 'ready' | 'failed';

type IndexState = { status: IndexStatus; index: CatalogueIndex<ProductSummary> | null };

/**
 * Loads the search index. A catalogue that fits in the page needs no request; a larger one is
 * requested on the first `load`; `retry` repeats a failed request.
 */
export function useCatalogueIndex(firstProducts: readonly ProductSummary[], total: number) {
  const [state, setState] = useState<IndexState>(() =>
    firstProducts.length >= total
      ? { status: 'ready', index: indexProducts(firstProducts) }
      : { status: 'absent', index: null },
  );
  const isRequested = useRef(state.status === 'ready');

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
    if (isRequested.current) return;
    isRequested.current = true;
    void retry();
  }

  return { ...state, load, retry };
}
