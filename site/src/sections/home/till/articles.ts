/** What the sample till sells; prices in pesos include the tax. */
export const ARTICLES = [
  { name: 'Miel de agave 500 g', price: 145, shape: 'jar', hue: 'amber' },
  { name: 'Té de manzanilla', price: 62, shape: 'tin', hue: 'green' },
  { name: 'Proteína vegetal 1 kg', price: 489, shape: 'bag', hue: 'blue' },
  { name: 'Shampoo de sábila', price: 129, shape: 'bottle', hue: 'green' },
  { name: 'Cacao en polvo', price: 96, shape: 'bag', hue: 'red' },
  { name: 'Aceite de coco', price: 178, shape: 'jar', hue: 'sky' },
] as const;

export type Article = (typeof ARTICLES)[number];
/** Pieces by name of the article. */
export type Sale = Readonly<Record<string, number>>;
type Line = { article: Article; count: number };

/** Returns the articles of a sale, in the order in which they were added. */
export function linesOf(sale: Sale): Line[] {
  return Object.entries(sale).flatMap(([name, count]) => {
    const article = ARTICLES.find((candidate) => candidate.name === name);
    return article && count > 0 ? [{ article, count }] : [];
  });
}

/** Returns the pesos that a sale costs with the tax. */
export function totalOf(sale: Sale): number {
  return linesOf(sale).reduce((total, { article, count }) => total + article.price * count, 0);
}

/** Returns the sale with `count` pieces of an article. */
export function withCount(sale: Sale, { name }: Article, count: number): Sale {
  return { ...sale, [name]: count };
}
