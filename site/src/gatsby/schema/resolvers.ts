import { addShareCards } from '../share-card/add-share-cards';
import { addShareImages } from '../share-card/add-share-images';
import { addClosedDays } from './add-closed-days';
import { omitColorBehindTransparency } from './omit-color-behind-transparency';
import type { ResolverArgs, ResolverContext } from './resolver-args';

/**
 * Adds `productsByIds`, which returns products in the order of the ids. A filtered list would make
 * every page depend on all products, so that one edit would rerun the queries of the whole
 * catalogue.
 */
export function createResolvers(api: ResolverArgs): void {
  addClosedDays(api);
  addShareCards(api);
  addShareImages(api);
  omitColorBehindTransparency(api);
  api.createResolvers({
    Query: {
      productsByIds: {
        type: '[STRAPI_PRODUCT!]!',
        args: { ids: '[String!]!' },
        resolve: (_root: unknown, { ids }: { ids: string[] }, context: ResolverContext) =>
          context.nodeModel.getNodesByIds({ ids, type: 'STRAPI_PRODUCT' }),
      },
    },
  });
}
