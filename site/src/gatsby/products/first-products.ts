import type { CreatePageArgs, Node } from 'gatsby';
import { CATALOGUE_PAGE_SIZE, compareProducts } from '../../lib/catalogue';

const PATH = '/productos';

/**
 * Tells the page of the catalogue which products come first: those without a place are sorted by
 * name, and GraphQL sorts by code unit, where «Ágil» comes after «Zócalo».
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
