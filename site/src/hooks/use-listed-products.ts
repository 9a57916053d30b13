import { useEffect, useState } from 'react';
import { requestProduct, type ListedState } from '#src/lib/listed-product.ts';

const LOADING: ListedState = { status: 'loading' };

/** Requests the data of products; returns what is known of each slug. */
export function useListedProducts(slugs: readonly string[]): (slug: string) => ListedState {
  const [states, setStates] = useState<ReadonlyMap<string, ListedState>>(new Map());
  const key = slugs.join(' ');

  useEffect(() => {
    let isCurrent = true;
    for (const slug of key.split(' ').filter(Boolean)) {
      // Gatsby keeps what it has loaded, so a slug that comes back costs no request.
      void requestProduct(slug).then((state) => {
        if (isCurrent) setStates((current) => new Map(current).set(slug, state));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return (slug) => states.get(slug) ?? LOADING;
}
