import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { createArticlePages } from './articles/create-article-pages';
import { createProductPages } from './products/create-product-pages';

/** Creates the pages that no file of `src/pages` describes. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const component = path.resolve('src/component-view/component-view.tsx');
    api.actions.createPage({ path: '/componentes', component });
  }
  await createProductPages(api);
  createArticlePages(api);
}
