import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, Node } from 'gatsby';
import { loneLinksIn } from '../../../../cms/contracts/text-parts';
import { articlePath, BLOG_PATH } from '../../lib/article-paths';
import { articleLists } from './article-lists';
import { relatedArticles } from './article-neighbours';
import { linkTargets } from './linked-entries';
import { listArticles } from './listed-articles';

const ARTICLE_TEMPLATE = path.resolve('src/pages/blog/template-article.tsx');
const LIST_PAGE = path.resolve('src/pages/blog.tsx');

type GetNodes = (type: string) => Node[];
type CategoryNode = Node & { slug: string; name: string; order: number | null };

function readLists(getNodesByType: GetNodes) {
  const articles = listArticles(getNodesByType).map((node) => ({
    id: node.id,
    category: node.category___NODE ?? null,
  }));
  const categories = getNodesByType('STRAPI_ARTICLE_CATEGORY') as CategoryNode[];
  return articleLists(articles, categories);
}

/** Creates a page per article, and the pages of the lists except the first, which has a file. */
export function createArticlePages({ actions, getNodesByType }: CreatePagesArgs): void {
  const nodes = listArticles(getNodesByType);
  const articles = nodes.map((node) => ({ ...node, category: node.category___NODE ?? null }));
  const targets = linkTargets(getNodesByType);
  articles.forEach((article, index) => {
    const links = loneLinksIn(article.body).flatMap((url) => targets.get(url) ?? []);
    actions.createPage({
      path: articlePath(article.slug),
      component: ARTICLE_TEMPLATE,
      context: {
        id: article.id,
        related: relatedArticles(articles, article),
        linked: [...new Set(links)],
        previous: articles.slice(index + 1, index + 2).map(({ id }) => id),
        next: articles.slice(Math.max(0, index - 1), index).map(({ id }) => id),
      },
    });
  });
  for (const { path: address, context } of readLists(getNodesByType)) {
    if (address === BLOG_PATH) continue;
    actions.createPage({ path: address, component: LIST_PAGE, context });
  }
}

/** Passes the first articles to the page of the blog. */
export function addFirstArticles({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (page.path !== BLOG_PATH || 'articles' in (page.context ?? {})) return;
  const [first] = readLists(getNodesByType);
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...first?.context } });
}
