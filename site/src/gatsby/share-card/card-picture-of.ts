import type { Node } from 'gatsby';
import type { FocalPoint } from '../../lib/focal-point';
import type { ResolverContext } from '../schema/resolver-args';
import type { CardPicture } from './share-card';

export type Entry = Record<string, unknown>;

/** Returns the node, or the first node, that a field of the entry links to; null without one. */
export function linkedNode(
  entry: Entry,
  field: string,
  { nodeModel }: ResolverContext,
): Entry | null {
  const [id] = [entry[`${field}___NODE`]].flat();
  return typeof id === 'string' ? nodeModel.getNodeById({ id }) : null;
}

/** Returns the file of a media with its focal point, or null when it cannot be drawn. */
export function cardPictureOf(media: Entry, context: ResolverContext): CardPicture | null {
  const file = linkedNode(media, 'localFile', context);
  if (!file || file.extension === 'svg') return null;
  const { contentDigest } = file.internal as Node['internal'];
  const focalPoint = (media.focalPoint ?? null) as FocalPoint | null;
  return { file: String(file.absolutePath), digest: contentDigest, focalPoint };
}
