import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { reportingFailure } from './build-failure';
import { readCmsConnection, readSchemas } from './cms-connection';
import { findContentProblems } from './content-checks/find-problems';
import { findUnreadable } from './content-checks/unreadable-pictures';
import { deferStorage } from './defer-storage';
import { openContentStore } from './fallback/content-store';
import { holdBack } from './fallback/hold-back';
import { fileIdsIn, listSourceFiles, restoreEntity } from './fallback/local-files';
import { readFocalPoints, withFocalPoint } from './focal-points';
import { hasFile } from './picture-cache';
import { keyOf } from './sourced-entry';
import { openStrapiContent } from './strapi-content';

/** Whoever runs the build may hold it here: what comes before is the same for any content. */
type Holding = { beforeReading?: () => Promise<void> };

/**
 * Gives Gatsby the published content. A warm build is as right as a cold one, because each takes the
 * full content (not `updatedAt > last build`, as gatsby-source-strapi does, which misses drafts
 * published late, edits of related entries and replaced pictures) and Gatsby collects what was not
 * created again. An entry that would stop the build is replaced by its last good version.
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
  const strapi = await openStrapiContent(api, connection, schemas);
  const store = openContentStore(process.env.CONTENT_STORE_DIR);
  const live = await store.readLive();
  const request = await store.readRequest();
  const seen = new Set(request.live);
  const fileIdsOf = (nodes: Iterable<NodeInput>) => [...nodes].flatMap(fileIdsIn);

  const { entries, nodes, held } = await holdBack({
    published: await strapi.fetch(),
    requested: request.held,
    mayLeaveOut: (key, uid) =>
      store.isThere && schemas.get(uid)?.kind !== 'singleType' && !seen.has(key),
    async restore(key) {
      const stored = live.entries[key];
      if (!stored) return undefined;
      const uid = key.slice(0, key.lastIndexOf(':'));
      return { uid, entity: await restoreEntity(api, stored, live, store), isDownloaded: true };
    },
    async toNodes(all) {
      await strapi.download(all);
      const made = [...strapi.toNodes(all).values()];
      return new Map(made.map((node) => [node.id, withFocalPoint(node, focalPoints)]));
    },
    findProblems: async (all) =>
      findContentProblems({
        nodes: all,
        schemas,
        hasPicture: ({ localFile___NODE: id }) => hasFile(api.getNode, id),
        unreadable: await findUnreadable(api, fileIdsOf(all.values())),
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
    { live, held },
  );
}
