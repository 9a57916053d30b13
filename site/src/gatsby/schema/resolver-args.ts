import type { NodePluginArgs } from 'gatsby';

/** Arguments of Gatsby's `createResolvers`, whose function Gatsby declares as `Function`. */
export type ResolverArgs = NodePluginArgs & {
  createResolvers: (resolvers: Record<string, Record<string, object>>) => void;
};
