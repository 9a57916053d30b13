import type { CreateResolversArgs, Node } from 'gatsby';
import { addShareCards } from '../share-card/share-card-fields';
import { addShareImages } from '../share-card/share-image-field';
import { omitColorBehindTransparency } from './transparent-pictures';

type NodeModel = { getNodesByIds: (query: { ids: readonly string[]; type: string }) => Node[] };

/**
 * `productsByIds` gives products in the order of their ids. A list with a filter makes every page
 * that asks for one depend on all products: one edit would run the queries of the whole catalogue.
 */
export function createResolvers(api: CreateResolversArgs): void {
  addShareCards(api);
  addShareImages(api);
  omitColorBehindTransparency(api);
  api.createResolvers({
    Query: {
      productsByIds: {
        type: '[STRAPI_PRODUCT!]!',
        args: { ids: '[String!]!' },
        resolve: (_root: unknown, { ids }: { ids: string[] }, context: { nodeModel: NodeModel }) =>
          context.nodeModel.getNodesByIds({ ids, type: 'STRAPI_PRODUCT' }),
      },
    },
  });
}
