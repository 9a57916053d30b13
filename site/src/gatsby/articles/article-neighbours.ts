type Article = { id: string; category: string | null };

const RELATED_COUNT = 3;

/**
 * Returns ids of three articles to read after this one: the following ones of its category, so that
 * each is reached from another, then the newest ones.
 * @param articles in the order of the blog
 */
export function relatedArticles(articles: readonly Article[], article: Article): string[] {
  const ofCategory = articles.filter(({ category }) => category === article.category);
  const index = ofCategory.findIndex(({ id }) => id === article.id);
  const following = [...ofCategory.slice(index + 1), ...ofCategory.slice(0, index)];
  const ids = new Set(
    [...following.slice(0, RELATED_COUNT), ...articles.slice(0, RELATED_COUNT + 1)].map(
      ({ id }) => id,
    ),
  );
  ids.delete(article.id);
  return [...ids].slice(0, RELATED_COUNT);
}
