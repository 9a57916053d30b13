import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { withFailureReport } from './build-failure';
import { readCmsConnection, readSchemas } from './cms-connection';
import { findContentProblems } from './content-checks/find-content-problems';
import { findUnreadablePictures } from './content-checks/find-unreadable-pictures';
import { deferStorage } from './defer-storage';
import { openContentStore } from './fallback/content-store';
import { endOffer } from './fallback/end-offer';
import { holdBack } from './fallback/hold-back';
import { fileIdsIn, listSourceFiles, restoreEntity } from './fallback/restore-entity';
import { readFocalPoints, withFocalPoint } from './focal-points';
import { hasFile } from './is-lost-picture';
import { keyOf } from './sourced-entry';
import { openStrapiContent } from './strapi-content';

/**
 * Hook of the build runner to pause before content is read; the work before is the same for any
 * content.
 */
type BuildHooks = { beforeReading?: () => Promise<void> };

/**
 * Sources the published content. Each build reads the full content and lets Gatsby delete nodes
 * that were not created again, so a warm build equals a cold one. (gatsby-source-strapi filters by
 * `updatedAt`, which misses drafts published late, edits of related entries and replaced pictures.)
 * An entry that would stop the build is replaced by its last valid version.
 */
export async function sourceNodes(api: SourceNodesArgs): Promise<void> {
  await (globalThis as BuildHooks).beforeReading?.();
  const deferred = deferStorage(api);
  await withFailureReport(() => sourceContent(deferred.api));
  await deferred.store();
}

async function sourceContent(api: SourceNodesArgs): Promise<void> {
  const connection = readCmsConnection(process.env);
  const schemas = await readSchemas(connection);
  const focalPoints = await readFocalPoints(connection);
  const strapi = await openStrapiContent(api, connection, schemas);
  const store = openContentStore(process.env.CONTENT_STORE_DIR);
  const request = await store.readRequest();
  const live = await store.readLive(request);
  const liveKeys = new Set(request.live);
  const fileIdsOf = (nodes: Iterable<NodeInput>) => [...nodes].flatMap(fileIdsIn);

  const { entries, nodes, held } = await holdBack({
    published: await strapi.fetch(),
    requested: request.held,
    mayOmit: (key, uid) =>
      store.isEnabled && schemas.get(uid)?.kind !== 'singleType' && !liveKeys.has(key),
    async restore(key) {
      const stored = live.entries[key];
      if (!stored) return undefined;
      const uid = key.slice(0, key.lastIndexOf(':'));
      // Its offer may have ended since.
      const current = endOffer(stored, Date.now());
      return { uid, entity: await restoreEntity(api, current, live, store), isDownloaded: true };
    },
    async toNodes(all) {
      await strapi.download(all);
      const nodesOfEntries = [...strapi.toNodes(all).values()];
      return new Map(nodesOfEntries.map((node) => [node.id, withFocalPoint(node, focalPoints)]));
    },
    findProblems: async (all) =>
      findContentProblems({
        nodes: all,
        schemas,
        hasPicture: ({ localFile___NODE: id }) => hasFile(api.getNode, id),
        unreadable: await findUnreadablePictures(api, fileIdsOf(all.values())),
        isOwner: ({ documentId, slug }, { uid }) =>
          live.entries[`${uid}:${String(documentId)}`]?.slug === slug,
      }),
  });
  for (const { message } of held) api.reporter.warn(message);
  await Promise.all(
    [...nodes.values()].map((node) => Promise.resolve(api.actions.createNode(node))),
  );
  await store.save(
    Object.fromEntries(entries.map((entry) => [keyOf(entry), entry.entity])),
    listSourceFiles(api, fileIdsOf(nodes.values())),
    held,
  );
}
