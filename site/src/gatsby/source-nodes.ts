import type { Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { sourceNodes as sourceStrapiNodes } from 'gatsby-source-strapi/dist/gatsby-node';
import { assertCmsAnswers, readCmsConnection } from './cms-connection';
import { strapiCollectionTypes, strapiSingleTypes } from './strapi-source';

type CreateNode = SourceNodesArgs['actions']['createNode'];

const isStrapiType = (type: string) => type.startsWith('STRAPI_');

/**
 * Runs gatsby-source-strapi as part of this site, so that a warm build is as right as a cold one:
 *
 * - without its time stamp it takes the full answer, not `updatedAt > last build`, which misses
 *   drafts published late, edits of related entries and replaced pictures;
 * - the nodes belong to the site, so what the CMS no longer has is collected by Gatsby;
 * - nodes of an earlier build are hidden from it, because it keeps a media or a relation that it
 *   already knows instead of making it anew.
 */
export async function sourceNodes(api: SourceNodesArgs): Promise<void> {
  const connection = readCmsConnection(process.env);
  await assertCmsAnswers(connection);

  const created = new Map<string, NodeInput>();
  const createNode = ((node: NodeInput, ...rest: []) => {
    created.set(node.id, node);
    return api.actions.createNode(node, ...rest);
  }) as CreateNode;

  const getNode = (id: string): Node | undefined => {
    const node = api.getNode(id);
    return node && isStrapiType(node.internal.type) && !created.has(id) ? undefined : node;
  };
  const cache = Object.assign(Object.create(api.cache) as typeof api.cache, {
    get: (key: string) => (key === 'timestamp' ? undefined : api.cache.get(key)),
  });

  await sourceStrapiNodes(
    { ...api, cache, getNode, getNodes: () => [], actions: { ...api.actions, createNode } },
    {
      apiURL: connection.url,
      accessToken: connection.token,
      collectionTypes: strapiCollectionTypes,
      singleTypes: strapiSingleTypes,
      plugins: [],
    },
  );
  assertPicturesArrived([...created.values()]);
}

/** gatsby-source-strapi swallows a failed download; a page must not go out without its picture. */
function assertPicturesArrived(nodes: NodeInput[]): void {
  const missing = nodes
    .filter((node) => node.internal.type === 'STRAPI__MEDIA' && !node['localFile___NODE'])
    .map((node) => `«${String(node.name)}» (${String(node.url)})`);
  if (missing.length > 0) {
    throw new Error(
      `No se pudieron descargar estas imágenes de la biblioteca de medios: ${missing.join(', ')}. Vuelve a subirlas en el CMS y publica de nuevo.`,
    );
  }
}
