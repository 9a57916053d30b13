import { writeFileSync } from 'node:fs';
import type { Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { isLostPicture } from './picture-cache';

type CreateNode = SourceNodesArgs['actions']['createNode'];
type Plugin = Parameters<CreateNode>[1];

/**
 * Wraps the API of `sourceNodes` so that nothing is stored until `store` is called.
 *
 * Gatsby writes each node to the disk at once, and which pages depend on it only at the end of the
 * build: a build that fails in between leaves nodes that look unchanged to the next one, which then
 * keeps old pages. One that fails before `store` leaves the caches as they were.
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
      // Until the build has ended the caches are not whole: the publisher's gatsby-cache.ts.
      const mark = process.env.BUILD_MARK_FILE;
      if (mark) writeFileSync(mark, '');
      // Gatsby's types say `void` for what resolves when the node is stored.
      const create = api.actions.createNode as (...node: Parameters<CreateNode>) => Promise<void>;
      await Promise.all(
        [...nodes.values()].map(({ node, owner }) => (owner ? create(node, owner) : create(node))),
      );
      await Promise.all([...entries].map(([key, value]) => api.cache.set(key, value)));
    },
  };
}
