import { useSyncExternalStore } from 'react';
import { EMPTY_LIST, readList, subscribeToList, type ListLine } from '#src/lib/product-list.ts';

/** Returns the products that the visitor chose; none in the built HTML and the first render. */
export function useProductList(): readonly ListLine[] {
  return useSyncExternalStore(subscribeToList, readList, () => EMPTY_LIST);
}

/** Returns whether a product is in the list of the visitor. */
export function useIsListed(slug: string): boolean {
  return useSyncExternalStore(
    subscribeToList,
    () => readList().some((line) => line.slug === slug),
    () => false,
  );
}
