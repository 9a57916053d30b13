import type { ArticleListContext } from '../../lib/article-list-context';
import { articleCategoryPath, articleListPath, BLOG_PATH } from '../../lib/article-paths';

/** Number of articles on a page of a list. */
export const ARTICLES_PER_PAGE = 12;

type Article = { id: string; category: string | null };
type Category = { id: string; slug: string; name: string; order: number | null };

type ArticleListPage = { path: string; context: ArticleListContext };

/**
 * Returns the pages of the list of all articles and of the list of each category. A list without
 * articles has one page, too.
 * @param articles in the order of the blog
 */
export function articleLists(
  articles: readonly Article[],
  categories: readonly Category[],
): ArticleListPage[] {
  const sorted = categories.toSorted(
    (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || (a.slug < b.slug ? -1 : 1),
  );
  const used = sorted.filter(({ id }) => articles.some(({ category }) => category === id));
  const pagesOf = (list: string, listed: readonly Article[], category: string[]) => {
    const count = Math.max(1, Math.ceil(listed.length / ARTICLES_PER_PAGE));
    return Array.from({ length: count }, (_, index): ArticleListPage => {
      const start = index * ARTICLES_PER_PAGE;
      const shown = listed.slice(start, start + ARTICLES_PER_PAGE);
      return {
        path: articleListPath(list, index + 1),
        context: {
          articles: shown.map(({ id }) => id),
          categories: used.map(({ id }) => id),
          category,
          number: index + 1,
          count,
          noindex: shown.length === 0,
        },
      };
    });
  };
  return [
    ...pagesOf(BLOG_PATH, articles, []),
    ...sorted.flatMap(({ id, slug }) => {
      const listed = articles.filter(({ category }) => category === id);
      return pagesOf(articleCategoryPath(slug), listed, [id]);
    }),
  ];
}
