import type { CreatePagesArgs } from 'gatsby';
import { createComponentView } from './create-component-view';
import { createProductPages } from './products/create-product-pages';

/** Creates the pages that no file of `src/pages` describes. */
export async function createPages(api: CreatePagesArgs): Promise<void> {
  createComponentView(api);
  await createProductPages(api);
}
