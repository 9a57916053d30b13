export type RelatableProduct = {
  id: string;
  featured: boolean | null;
  category: { slug: string } | null;
};

const COUNT = 3;

/**
 * Ids of three products to show beside each one: those that follow it in its own category (so that
 * every product of a large category is shown somewhere), then featured ones, then any.
 */
export function relatedProducts(products: readonly RelatableProduct[]): Map<string, string[]> {
  const groups = new Map<string, RelatableProduct[]>();
  for (const product of products) {
    const key = product.category?.slug ?? '';
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  const others = [
    ...products.filter(({ featured }) => featured),
    ...products.filter(({ featured }) => !featured).slice(0, COUNT + 1),
  ].slice(0, 2 * COUNT + 1);

  const related = new Map<string, string[]>();
  for (const group of groups.values()) {
    group.forEach((product, index) => {
      const following = [...group.slice(index + 1, index + 1 + COUNT), ...group.slice(0, COUNT)];
      const ids = new Set([...following, ...others].map(({ id }) => id));
      ids.delete(product.id);
      related.set(product.id, [...ids].slice(0, COUNT));
    });
  }
  return related;
}
