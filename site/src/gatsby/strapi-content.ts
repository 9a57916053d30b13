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
import { withCurrentOffer } from '../../../cms/contracts/offers.ts';
import type { CmsConnection, CmsSchema } from './cms-connection';
import { strapiCollectionTypes, strapiSingleTypes } from './generated/strapi-types';
import { keyOf, type Entity, type SourcedEntry } from './sourced-entry';
import { createTextPictures } from './text-pictures';

type NodeMap = Map<string, NodeInput>;

type Row = Record<string, unknown>;
type Published = { types: ReadonlySet<string>; keys: ReadonlySet<string> };

/** Removes links to entries that are not on the site, also from the components of an entry. */
function withoutUnpublishedLinks(
  row: Row,
  { attributes }: CmsSchema,
  schemas: ReadonlyMap<string, CmsSchema>,
  published: Published,
): Row {
  const isPublished = (target: string, linked: unknown) =>
    published.keys.has(`${target}:${(linked as Entity).documentId}`);

  function withoutLinks(part: Row, component: string | undefined) {
    const schema = schemas.get(component ?? String(part.strapi_component));
    return schema ? withoutUnpublishedLinks(part, schema, schemas, published) : part;
  }

  const kept = { ...row };
  for (const [name, { type, target = '', component }] of Object.entries(attributes)) {
    const value = kept[name];
    if (!value) continue;
    if (type === 'component' || type === 'dynamiczone') {
      kept[name] = Array.isArray(value)
        ? value.map((part) => withoutLinks(part as Row, component))
        : withoutLinks(value as Row, component);
    }
    if (type !== 'relation' || !published.types.has(target)) continue;
    if (Array.isArray(value)) kept[name] = value.filter((each) => isPublished(target, each));
    else if (!isPublished(target, value)) kept[name] = null;
  }
  return kept;
}

/**
 * Reads the published content with modules of gatsby-source-strapi.
 *
 * UPSTREAM: gatsby-source-strapi 5.0 · five files inside the package, the fields and links of its nodes
 * why: its own `sourceNodes` creates nodes immediately, so that invalid entries could not be replaced, and
 * reads by `updatedAt` what changed, which misses drafts that are published late
 * test: site/e2e/publishing/publish.spec.ts, site/src/gatsby/fallback/hold-back.test.ts
 * until: the site reads the content itself
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
    const nodeContext = { ...context, getNode: (id: string) => nodes.get(id) as Node | undefined };
    // Nodes get no parent: otherwise Gatsby would delete a shared node together with its first
    // user.
    const add = (node: NodeInput) => nodes.set(node.id, { ...node, parent: null });
    const published = {
      types: new Set(endpoints.map(({ uid }) => uid)),
      keys: new Set(entries.map(keyOf)),
    };
    for (const { uid, entity } of entries) {
      const schema = schemas.get(uid);
      if (!schema) continue;
      // The plugin mutates its input.
      const copy = structuredClone(withoutUnpublishedLinks(entity, schema, schemas, published));
      for (const node of createNodes(copy, nodeContext, uid)) texts.toNodes(node).forEach(add);
    }
    return nodes;
  }

  return {
    /** Returns all published entries, type by type. */
    async fetch(): Promise<SourcedEntry[]> {
      const found = await Promise.all(
        endpoints.map(async (endpoint) => {
          const fetch = endpoint.kind === 'singleType' ? fetchEntity : fetchEntities;
          const entities = (await fetch(endpoint, context)) as Entity[];
          const now = Date.now();
          return entities.map((entity) => ({
            uid: endpoint.uid,
            entity: withCurrentOffer(entity, now),
          }));
        }),
      );
      return found.flat();
    },
    download,
    /** Returns the nodes of these entries with their components and pictures. */
    toNodes,
  };
}
