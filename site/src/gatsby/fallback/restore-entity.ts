import type { Node, SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import type { Entity } from '../sourced-entry';
import type { ContentStore, SourceFile, StoredContent } from './content-store';

const LINK = 'localFile___NODE';
type File = Node & { name: string; extension: string; absolutePath: string };
type Api = Pick<SourceNodesArgs, 'actions' | 'cache' | 'createNodeId' | 'getNode'>;

/**
 * Returns every object of an entry that has a file: its pictures, including those of components.
 */
function picturesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Record<string, unknown>;
  return [
    ...(typeof own[LINK] === 'string' ? [own] : []),
    ...Object.values(own).flatMap(picturesIn),
  ];
}

export function fileIdsIn(value: unknown): string[] {
  return picturesIn(value).map((picture) => String(picture[LINK]));
}

/** Returns the local files of these nodes. */
export function listSourceFiles({ getNode }: Pick<Api, 'getNode'>, ids: Iterable<string>) {
  return [...new Set(ids)].flatMap((id): SourceFile[] => {
    const file = getNode(id) as File | undefined;
    if (!file) return [];
    const { name, extension, absolutePath, internal } = file;
    return [{ id, name, extension, absolutePath, digest: internal.contentDigest }];
  });
}

/**
 * Returns a stored entry with its own copies of the files, because the CMS may have replaced or
 * deleted them. Pictures get new ids, because another entry may use the current version.
 */
export async function restoreEntity(
  api: Api,
  stored: Entity,
  { files }: StoredContent,
  store: ContentStore,
): Promise<Entity> {
  const entity = structuredClone(stored);
  for (const picture of picturesIn(entity)) {
    const file = files[String(picture[LINK])];
    const buffer = file && (await store.readFile(file).catch(() => undefined));
    if (!file || !buffer) {
      delete picture[LINK];
      continue;
    }
    const node = await createFileNodeFromBuffer({
      buffer,
      hash: file.digest,
      name: file.name,
      ext: `.${file.extension}`,
      cache: api.cache,
      createNode: api.actions.createNode,
      createNodeId: api.createNodeId,
    });
    picture[LINK] = node.id;
    const [id] = String(picture.id).split('-');
    if ('id' in picture) picture.id = `${id}-${file.digest}`;
  }
  return entity;
}
