import { existsSync } from 'node:fs';
import type { SourceNodesArgs } from 'gatsby';

type GetNode = SourceNodesArgs['getNode'];

/** The key under which gatsby-source-strapi keeps the id of a picture's file node. */
const PICTURE_KEY = /^strapi-media-/;

/** Whether a file node exists, and its file on the disk as well. */
export function hasFile(getNode: GetNode, fileNodeId: unknown): boolean {
  const node = typeof fileNodeId === 'string' ? getNode(fileNodeId) : undefined;
  return typeof node?.absolutePath === 'string' && existsSync(node.absolutePath);
}

/**
 * Whether an entry of the cache names a picture whose file is gone. Gatsby deletes the file node in a
 * build in which nothing refers to the picture, and gatsby-source-strapi would use its id for ever.
 */
export function isLostPicture(key: string, value: unknown, getNode: GetNode): boolean {
  if (!PICTURE_KEY.test(key) || !value) return false;
  return !hasFile(getNode, (value as { fileNodeID?: unknown }).fileNodeID);
}
