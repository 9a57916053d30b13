import { useEffect, useState } from 'react';
import { CATALOGUE_FILE } from '#src/lib/catalogue.ts';
import { requestPage } from '#src/lib/load-page.ts';

export type ProductName = {
  slug: string;
  name: string;
  category: { name: string; slug: string } | null;
};

/** Requests the products of the catalogue: with its page, or its file where there are many. */
async function requestNames(): Promise<readonly ProductName[]> {
  const outcome = await requestPage('/productos');
  if (outcome.kind !== 'found') return [];
  const data = outcome.page.json?.data as Queries.ProductsPageQuery | undefined;
  if (!data) return [];
  const { firstProducts, all } = data;
  if (firstProducts.length >= all.totalCount) return firstProducts;
  const response = await fetch(CATALOGUE_FILE);
  return response.ok ? ((await response.json()) as ProductName[]) : firstProducts;
}

/** Returns the products that can be added to a comparison; none until they are loaded. */
export function useProductNames(): readonly ProductName[] {
  const [names, setNames] = useState<readonly ProductName[]>([]);

  useEffect(() => {
    let isCurrent = true;
    // Without the names, the comparison has no field to add a product.
    requestNames().then(
      (found) => isCurrent && setNames(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return names;
}
