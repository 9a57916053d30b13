import type { CreatePageArgs, Node } from 'gatsby';
import { CATALOGUE_PAGE_SIZE, compareNames } from '../../lib/catalogue';

const PATH = '/productos';

/**
 * Tells the page of the catalogue which products come first: GraphQL sorts by code unit, where
 * «Ágil» comes after «Zócalo».
 */
export function addFirstProducts({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (page.path !== PATH || 'firstProducts' in (page.context ?? {})) return;
  const products = getNodesByType('STRAPI_PRODUCT') as (Node & { name: string })[];
  const firstProducts = products
    .toSorted(compareNames)
    .slice(0, CATALOGUE_PAGE_SIZE)
    .map(({ id }) => id);
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, firstProducts } });
}
