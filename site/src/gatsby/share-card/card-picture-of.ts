import type { Node } from 'gatsby';
import type { FocalPoint } from '../../lib/focal-point';
import type { CardPicture } from './share-card';

type Entry = Record<string, unknown>;

/** Returns the file of a media with its focal point, or null when it cannot be drawn. */
export function cardPictureOf(media: Entry | null, file: Entry | null): CardPicture | null {
  if (!media || !file || file.extension === 'svg') return null;
  const { contentDigest } = file.internal as Node['internal'];
  const focalPoint = (media.focalPoint ?? null) as FocalPoint | null;
  return { file: String(file.absolutePath), digest: contentDigest, focalPoint };
}
