import { existsSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';

type GetNode = SourceNodesArgs['getNode'];

/**
 * Cache key under which gatsby-source-strapi stores the id of a picture's file node.
 *
 * UPSTREAM: gatsby-source-strapi 5.0 · the key and the value in Gatsby's cache
 * why: the plugin reuses the id of a node that Gatsby has deleted, and the picture stays lost
 * test: scripts/internals.test.ts, site/src/gatsby/defer-storage.test.ts
 * until: the plugin checks that the node exists
 */
const PICTURE_KEY = /^strapi-media-/;

/** Returns true when the file node and its file on disk exist. */
export function hasFile(getNode: GetNode, fileNodeId: unknown): boolean {
  const node = typeof fileNodeId === 'string' ? getNode(fileNodeId) : undefined;
  return typeof node?.absolutePath === 'string' && existsSync(node.absolutePath);
}

/**
 * Returns true when a cache entry refers to a picture whose file is gone. Gatsby deletes the file
 * node in a build without references to the picture, but gatsby-source-strapi would reuse its id
 * forever.
 */
export function isLostPicture(key: string, value: unknown, getNode: GetNode): boolean {
  if (!PICTURE_KEY.test(key) || !value) return false;
  return !hasFile(getNode, (value as { fileNodeID?: unknown }).fileNodeID);
}
