export type RelatableProduct = {
  id: string;
  featured: boolean | null;
  category: { slug: string } | null;
};

const RELATED_COUNT = 3;

/**
 * Returns ids of three related products per product: the following ones of its category (so that
 * every product of a large category appears somewhere), then featured ones, then any.
 */
export function relatedProducts(products: readonly RelatableProduct[]): Map<string, string[]> {
  const groups = new Map<string, RelatableProduct[]>();
  for (const product of products) {
    const key = product.category?.slug ?? '';
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  const fillers = [
    ...products.filter(({ featured }) => featured),
    ...products.filter(({ featured }) => !featured).slice(0, RELATED_COUNT + 1),
  ].slice(0, 2 * RELATED_COUNT + 1);

  const related = new Map<string, string[]>();
  for (const group of groups.values()) {
    group.forEach((product, index) => {
      const following = [
        ...group.slice(index + 1, index + 1 + RELATED_COUNT),
        ...group.slice(0, RELATED_COUNT),
      ];
      const ids = new Set([...following, ...fillers].map(({ id }) => id));
      ids.delete(product.id);
      related.set(product.id, [...ids].slice(0, RELATED_COUNT));
    });
  }
  return related;
}
