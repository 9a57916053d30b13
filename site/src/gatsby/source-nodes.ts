import type { Node, NodeInput, Reporter, SourceNodesArgs } from 'gatsby';
import { sourceNodes as sourceStrapiNodes } from 'gatsby-source-strapi/dist/gatsby-node';
import { BuildFailure, reportingFailure, type FailureReport } from './build-failure';
import { readCmsConnection, readSchemas } from './cms-connection';
import { findContentProblems, type ContentNode } from './content-checks/find-problems';
import { deferStorage } from './defer-storage';
import { readFocalPoints, withFocalPoint } from './focal-points';
import { hasFile } from './picture-cache';
import { strapiCollectionTypes, strapiSingleTypes } from './strapi-source';
import { createTextPictures } from './text-pictures';

type CreateNode = SourceNodesArgs['actions']['createNode'];

/** Whoever runs the build may hold it here: what comes before is the same for any content. */
type Holding = { beforeReading?: () => Promise<void> };

const isStrapiType = (type: string) => type.startsWith('STRAPI_');

/**
 * Runs gatsby-source-strapi as part of this site, so that a warm build is as right as a cold one:
 *
 * - without its time stamp it takes the full answer, not `updatedAt > last build`, which misses
 *   drafts published late, edits of related entries and replaced pictures;
 * - the nodes belong to the site, so what the CMS no longer has is collected by Gatsby;
 * - nodes of an earlier build are hidden from it, because it keeps a media or a relation that it
 *   already knows instead of making it anew;
 * - nothing is stored before the content is known to be publishable (defer-storage.ts);
 * - a downloaded picture is reused only while its file exists (picture-cache.ts);
 * - rich text brings its pictures along (text-pictures.ts);
 * - no node is the child of another: it makes a picture or a category the child of the first entry
 *   that names it, and Gatsby would collect both when that entry is gone, whoever else needs them.
 */
export async function sourceNodes(api: SourceNodesArgs): Promise<void> {
  await (globalThis as Holding).beforeReading?.();
  const deferred = deferStorage(api);
  await reportingFailure(() => sourceContent(deferred.api));
  await deferred.store();
}

async function sourceContent(api: SourceNodesArgs): Promise<void> {
  const connection = readCmsConnection(process.env);
  const schemas = await readSchemas(connection);
  const focalPoints = await readFocalPoints(connection);

  const created = new Map<string, NodeInput>();
  const createNode = ((node: NodeInput, ...rest: []) => {
    const focused = withFocalPoint(node, focalPoints);
    const owned = isStrapiType(node.internal.type) ? { ...focused, parent: null } : node;
    created.set(node.id, owned);
    return api.actions.createNode(owned, ...rest);
  }) as CreateNode;
  const actions = { ...api.actions, createNode };
  const texts = createTextPictures({ ...api, actions }, schemas, connection);
  const createWithPictures = ((node: NodeInput, ...rest: []) =>
    texts.concerns(node)
      ? texts.add(node).then((whole) => createNode(whole, ...rest))
      : createNode(node, ...rest)) as CreateNode;

  const getNode = (id: string): Node | undefined => {
    const node = api.getNode(id);
    return node && isStrapiType(node.internal.type) && !created.has(id) ? undefined : node;
  };
  const cache = Object.assign(Object.create(api.cache) as typeof api.cache, {
    get: (key: string) => (key === 'timestamp' ? undefined : api.cache.get(key)),
  });

  await sourceStrapiNodes(
    {
      ...api,
      cache,
      getNode,
      getNodes: () => [],
      actions: { ...actions, createNode: createWithPictures },
    },
    {
      apiURL: connection.url,
      accessToken: connection.token,
      collectionTypes: strapiCollectionTypes,
      singleTypes: strapiSingleTypes,
      plugins: [],
    },
  );
  const hasPicture = ({ localFile___NODE: id }: ContentNode) => hasFile(api.getNode, id);
  assertPublishable(findContentProblems(created, schemas, hasPicture), api.reporter);
}

/** gatsby-source-strapi swallows a failed download; a page must not go out without its picture. */
function assertPublishable(problems: FailureReport[], reporter: Reporter): void {
  const [first] = problems;
  if (!first) return;
  for (const { message } of problems) reporter.warn(message);
  const others = problems.length > 1 ? ` (y ${problems.length - 1} más)` : '';
  throw new BuildFailure({ ...first, message: first.message + others });
}
