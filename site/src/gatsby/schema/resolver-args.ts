import type { Node, NodePluginArgs } from 'gatsby';

/** Arguments of Gatsby's `createResolvers`, whose function Gatsby declares as `Function`. */
export type ResolverArgs = NodePluginArgs & {
  createResolvers: (resolvers: Record<string, Record<string, object>>) => void;
};

/** The parts of a resolver's third argument that the site uses. */
export type ResolverContext = {
  nodeModel: {
    getNodeById: (query: { id: string }) => Node | null;
    /** Skips ids without a node. */
    getNodesByIds: (query: { ids: readonly string[]; type?: string }) => Node[];
    findAll: (query: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
  };
};
