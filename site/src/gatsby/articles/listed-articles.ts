import type { Node } from 'gatsby';

type ArticleNode = Node & {
  slug: string;
  date: string;
  body: unknown;
  category___NODE?: string | null;
};

/** Returns the articles, newest first; those of a day by their address. */
export function newestFirst<Article extends { date: string; slug: string }>(
  articles: readonly Article[],
): Article[] {
  return articles.toSorted((a, b) => compareTexts(b.date, a.date) || compareTexts(a.slug, b.slug));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the published articles in the order of the blog. */
export function listArticles(getNodesByType: (type: string) => Node[]): ArticleNode[] {
  return newestFirst(getNodesByType('STRAPI_ARTICLE') as ArticleNode[]);
}
