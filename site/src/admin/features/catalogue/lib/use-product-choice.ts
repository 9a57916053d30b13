import { useMemo, useState } from 'react';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { foldText } from '@tequiora/cms/contracts/fold-text.ts';
import type { ListState } from './list-params.ts';

export type ProductChoice = ReturnType<typeof useProductChoice>;

/** Returns the products that the filters match, and the chosen ones, which filters do not change. */
export function useProductChoice(
  products: readonly AdminProduct[],
  { search, category }: Pick<ListState, 'search' | 'category'>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => {
    const words = foldText(search).split(' ');
    return products.filter(({ name, category: own }) => {
      const isOfCategory = category === '' || own?.slug === category;
      return isOfCategory && words.every((word) => foldText(name).includes(word));
    });
  }, [products, search, category]);

  const set = (ids: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isChosen ? [...others, ...ids] : others));
  };
  const foundIds = found.map(({ documentId }) => documentId);
  return {
    found,
    /** In the order of the list; deleted products are not among them. */
    chosenIds: products.flatMap(({ documentId }) => (chosen.has(documentId) ? [documentId] : [])),
    has: (id: string) => chosen.has(id),
    isAll: foundIds.length > 0 && foundIds.every((id) => chosen.has(id)),
    isSome: foundIds.some((id) => chosen.has(id)),
    toggle: (id: string) => set([id], !chosen.has(id)),
    setAll: (isChosen: boolean) => set(foundIds, isChosen),
    clear: () => setChosen(new Set()),
  };
}
