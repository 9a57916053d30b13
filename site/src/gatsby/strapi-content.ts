import type { Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { createAxiosInstance } from 'gatsby-source-strapi/dist/axios-instance';
import { downloadMediaFiles } from 'gatsby-source-strapi/dist/download-media-files';
import {
  fetchEntities,
  fetchEntity,
  fetchStrapiContentTypes,
} from 'gatsby-source-strapi/dist/fetch';
import { getEndpoints } from 'gatsby-source-strapi/dist/helpers';
import { createNodes } from 'gatsby-source-strapi/dist/normalize';
import type { CmsConnection, CmsSchema } from './cms-connection';
import { keyOf, type Entity, type SourcedEntry } from './sourced-entry';
import { strapiCollectionTypes, strapiSingleTypes } from './strapi-source';
import { createTextPictures } from './text-pictures';

export type NodeMap = Map<string, NodeInput>;

/** Leaves out links to entries that are not on the site. */
function withoutAbsent(
  entity: Entity,
  { attributes }: CmsSchema,
  { types, keys }: { types: ReadonlySet<string>; keys: ReadonlySet<string> },
): Entity {
  const isThere = (target: string, linked: unknown) =>
    keys.has(`${target}:${(linked as Entity).documentId}`);
  const changed = Object.entries(attributes).flatMap(([name, { type, target = '' }]) => {
    const value = entity[name];
    if (type !== 'relation' || !types.has(target) || !value) return [];
    if (Array.isArray(value)) return [[name, value.filter((each) => isThere(target, each))]];
    return isThere(target, value) ? [] : [[name, null]];
  });
  return { ...entity, ...(Object.fromEntries(changed) as object) };
}

/**
 * Reads the published content with the parts of gatsby-source-strapi. The plugin's own `sourceNodes`
 * creates nodes as it goes, so that nothing can be replaced once it turns out not to be publishable.
 */
export async function openStrapiContent(
  api: SourceNodesArgs,
  connection: CmsConnection,
  schemas: ReadonlyMap<string, CmsSchema>,
) {
  const strapiConfig = {
    apiURL: connection.url,
    accessToken: connection.token,
    collectionTypes: strapiCollectionTypes,
    singleTypes: strapiSingleTypes,
  };
  const axiosInstance = createAxiosInstance(strapiConfig);
  const { schemas: strapiSchemas } = await fetchStrapiContentTypes(axiosInstance);
  const endpoints = getEndpoints(strapiConfig, strapiSchemas);
  const context = { ...api, strapiConfig, axiosInstance, schemas: strapiSchemas };
  const texts = createTextPictures(api, schemas, connection);

  async function download(entries: readonly SourcedEntry[]): Promise<void> {
    for (const { uid } of endpoints) {
      const entities = entries
        .filter((entry) => entry.uid === uid && !entry.isDownloaded)
        .map(({ entity }) => entity);
      await downloadMediaFiles(entities, context, uid);
      await Promise.all(entities.map((entity) => texts.download(entity, uid)));
    }
    for (const entry of entries) entry.isDownloaded = true;
  }

  function toNodes(entries: readonly SourcedEntry[]): NodeMap {
    const nodes: NodeMap = new Map();
    const known = { ...context, getNode: (id: string) => nodes.get(id) as Node | undefined };
    // No node is the child of another: Gatsby would collect what several entries need with the first.
    const add = (node: NodeInput) => nodes.set(node.id, { ...node, parent: null });
    const present = {
      types: new Set(endpoints.map(({ uid }) => uid)),
      keys: new Set(entries.map(keyOf)),
    };
    for (const { uid, entity } of entries) {
      const schema = schemas.get(uid);
      if (!schema) continue;
      // The plugin changes what it is given.
      const copy = structuredClone(withoutAbsent(entity, schema, present));
      for (const node of createNodes(copy, known, uid)) texts.toNodes(node, uid).forEach(add);
    }
    return nodes;
  }

  return {
    /** Everything that is published, type by type. */
    async fetch(): Promise<SourcedEntry[]> {
      const found = await Promise.all(
        endpoints.map(async (endpoint) => {
          const fetch = endpoint.kind === 'singleType' ? fetchEntity : fetchEntities;
          const entities = (await fetch(endpoint, context)) as Entity[];
          return entities.map((entity) => ({ uid: endpoint.uid, entity }));
        }),
      );
      return found.flat();
    },
    download,
    /** The nodes of these entries and of their components and pictures. */
    toNodes,
  };
}
