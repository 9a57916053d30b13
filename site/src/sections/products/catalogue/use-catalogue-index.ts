import { useRef, useState } from 'react';
import { CATALOGUE_FILE, type CatalogueImage, type CatalogueRow } from '#src/lib/catalogue.ts';
import {
  indexCatalogue,
  type Catalogue,
  type CatalogueIndex,
  type CatalogueProduct,
} from './find-entries.ts';

type IndexStatus = 'absent' | 'loading' | 'ready' | 'failed';

type IndexState = { status: IndexStatus; index: CatalogueIndex | null };

/**
 * Loads the search index. A catalogue that fits in the page needs no request; a larger one is
 * requested on the first `load`; `retry` repeats a failed request.
 */
export function useCatalogueIndex({ products: firstProducts, ...rest }: Catalogue, total: number) {
  const [state, setState] = useState<IndexState>(() =>
    firstProducts.length >= total
      ? { status: 'ready', index: indexCatalogue({ products: firstProducts, ...rest }) }
      : { status: 'absent', index: null },
  );
  const isRequested = useRef(state.status === 'ready');

  async function retry() {
    setState({ status: 'loading', index: null });
    try {
      const products = await loadCatalogue();
      setState({ status: 'ready', index: indexCatalogue({ products, ...rest }) });
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

const TIMEOUT_MS = 10_000;

/**
 * Requests the whole catalogue.
 * @throws when it is missing or does not arrive in time
 */
async function loadCatalogue(): Promise<CatalogueProduct[]> {
  const response = await fetch(CATALOGUE_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`El catálogo contestó ${response.status}`);
  const rows = (await response.json()) as CatalogueRow[];
  return rows.map((row) => ({ ...row, image: row.image && toMedia(row.image) }));
}

/** Returns the picture in the shape of the page query. */
function toMedia({ srcSet, width, height, color, focalPoint }: CatalogueImage) {
  const src = srcSet.split(' ').at(-2) ?? srcSet;
  return {
    alternativeText: null,
    focalPoint,
    localFile: {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'constrained' as const,
          width,
          height,
          images: { fallback: { src, srcSet }, sources: [] },
          ...(color ? { backgroundColor: color } : null),
        },
      },
    },
  };
}
