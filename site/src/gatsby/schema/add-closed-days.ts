import { type Closure, listClosedDays } from '../../../../cms/contracts/closed-days';
import type { ResolverArgs, ResolverContext } from './resolver-args';

type Settings = { closures___NODE?: readonly string[] | null };

/** Adds `closedDays` to the site settings, because the list of holidays is too large for a page. */
export function addClosedDays({ createResolvers }: ResolverArgs): void {
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
