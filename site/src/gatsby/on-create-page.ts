import type { CreatePageArgs } from 'gatsby';
import { addFirstArticles } from './articles/create-article-pages';
import { addFirstProducts } from './products/first-products';

/** Passes the entries that a page file lists to it. */
export function onCreatePage(args: CreatePageArgs): void {
  addFirstProducts(args);
  addFirstArticles(args);
}
