import { type Closure, listClosedDays } from '../../../../cms/contracts/closed-days';
import { readingMinutes } from '../../../../cms/contracts/text-parts';
import { addLinkedEntries } from '../articles/linked-entries';
import { addShareCards } from '../share-card/add-share-cards';
import { addShareImages } from '../share-card/add-share-images';
import { adaptImageData } from './adapt-image-data';
import { addFormTexts } from './add-form-texts';
import { addSectionEntries } from './add-section-entries';
import type { ResolverArgs, ResolverContext } from './resolver-args';

const TYPES_BY_IDS = {
  productsByIds: 'STRAPI_PRODUCT',
  articlesByIds: 'STRAPI_ARTICLE',
  articleCategoriesByIds: 'STRAPI_ARTICLE_CATEGORY',
};

/**
 * Adds `productsByIds` and others, which return entries in the order of the ids. A filtered list would
 * make every page depend on all entries, so that one edit would rerun the queries of the whole
 * catalogue.
 */
export function createResolvers(api: ResolverArgs): void {
  addClosedDays(api);
  addSectionEntries(api);
  addFormTexts(api);
  addShareCards(api);
  addShareImages(api);
  adaptImageData(api);
  addLinkedEntries(api);
  addReadingMinutes(api);
  api.createResolvers({
    Query: Object.fromEntries(
      Object.entries(TYPES_BY_IDS).map(([field, type]) => [
        field,
        {
          type: `[${type}!]!`,
          args: { ids: '[String!]!' },
          resolve: (_root: unknown, { ids }: { ids: string[] }, context: ResolverContext) =>
            context.nodeModel.getNodesByIds({ ids, type }),
        },
      ]),
    ),
  });
}

/** Adds `readingMinutes` to articles, so that lists need not query whole texts. */
function addReadingMinutes({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI_ARTICLE: {
      readingMinutes: {
        type: 'Int!',
        resolve: ({ body }: { body?: unknown }) => readingMinutes(body),
      },
    },
  });
}

type Settings = { closures___NODE?: readonly string[] | null };

/** Adds `closedDays` to the site settings, because the list of holidays is too large for a page. */
function addClosedDays({ createResolvers }: ResolverArgs): void {
  createResolvers({
    STRAPI_SITE_SETTINGS: {
      closedDays: {
        type: '[String!]!',
        resolve: ({ closures___NODE: ids }: Settings, _args: unknown, context: ResolverContext) => {
          const nodes = context.nodeModel.getNodesByIds({ ids: ids ?? [] });
          const closures = nodes as unknown as Closure[];
          return listClosedDays(closures, new Date());
        },
      },
    },
  });
}
