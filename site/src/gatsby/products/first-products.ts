import type { CreatePageArgs, Node } from 'gatsby';
import { CATALOGUE_PAGE_SIZE, compareProducts } from '../../lib/catalogue';

const PATH = '/productos';

/**
 * Passes the ids of the first products to the catalogue page. Products without a position are
 * sorted by name, and GraphQL sorts by code unit, which puts «Ágil» after «Zócalo».
 */
export function addFirstProducts({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (page.path !== PATH || 'firstProducts' in (page.context ?? {})) return;
  const products = getNodesByType('STRAPI_PRODUCT') as (Node & {
    name: string;
    order?: number | null;
  })[];
  const firstProducts = products
    .toSorted(compareProducts)
    .slice(0, CATALOGUE_PAGE_SIZE)
    .map(({ id }) => id);
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, firstProducts } });
}
