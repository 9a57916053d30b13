import { writeFileSync } from 'node:fs';
import type { Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { isLostPicture } from './is-lost-picture';

type CreateNode = SourceNodesArgs['actions']['createNode'];
type Plugin = Parameters<CreateNode>[1];

/**
 * Wraps the API of `sourceNodes` so that nothing is persisted before `store` is called.
 *
 * Gatsby persists each node at once, but page dependencies only at the end of the build: after a
 * failure in between, the next build sees unchanged nodes and keeps outdated pages. A build that
 * fails before `store` leaves the caches unchanged.
 *
 * UPSTREAM: gatsby 5.16 · replaces `createNode`, `getNode` and the cache in the API of `sourceNodes`
 * why: nodes are stored at once, outside of any transaction
 * test: site/src/gatsby/defer-storage.test.ts
 * until: a failed build leaves Gatsby's nodes unchanged
 */
export function deferStorage(api: SourceNodesArgs): {
  api: SourceNodesArgs;
  store: () => Promise<void>;
} {
  const nodes = new Map<string, { node: NodeInput; owner: Plugin }>();
  const entries = new Map<string, unknown>();

  const createNode = ((node: NodeInput, owner?: Plugin) => {
    nodes.set(node.id, { node, owner });
  }) as CreateNode;
  const getNode = (id: string) => (nodes.get(id)?.node as Node | undefined) ?? api.getNode(id);
  const cache = Object.assign(Object.create(api.cache) as typeof api.cache, {
    get: async (key: string): Promise<unknown> => {
      const value: unknown = entries.get(key) ?? (await api.cache.get(key));
      return isLostPicture(key, value, getNode) ? undefined : value;
    },
    set: async <T>(key: string, value: T): Promise<T> => {
      entries.set(key, value);
      return value;
    },
  });

  return {
    api: { ...api, cache, getNode, actions: { ...api.actions, createNode } },
    async store() {
      // Marks the caches as incomplete until the build ends: the publisher's gatsby-cache.ts.
      const mark = process.env.BUILD_MARK_FILE;
      if (mark) writeFileSync(mark, '');
      // Gatsby's types declare `void`, but the call resolves when the node is stored.
      const create = api.actions.createNode as (...node: Parameters<CreateNode>) => Promise<void>;
      await Promise.all(
        [...nodes.values()].map(({ node, owner }) => (owner ? create(node, owner) : create(node))),
      );
      await Promise.all([...entries].map(([key, value]) => api.cache.set(key, value)));
    },
  };
}
