import type { Node, SourceNodesArgs } from 'gatsby';
import sharp from 'sharp';

/** Extensions that gatsby-transformer-sharp processes as images. */
const PICTURE = /^(jpe?g|png|webp|tiff?|avif)$/;
type File = Node & { absolutePath: string; extension: string };

async function canDecode({ absolutePath }: File): Promise<boolean> {
  try {
    await sharp(absolutePath).resize(8, 8).toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Returns the ids of image files that cannot be decoded; results are cached per content digest. */
export async function findUnreadablePictures(
  { cache, getNode }: Pick<SourceNodesArgs, 'cache' | 'getNode'>,
  fileIds: Iterable<string>,
): Promise<Set<string>> {
  const unreadable = new Set<string>();
  const check = async (id: string) => {
    const file = getNode(id) as File | undefined;
    if (!file || !PICTURE.test(file.extension.toLowerCase())) return;
    const key = `decodes-${file.internal.contentDigest}`;
    const isKnown = (await cache.get(key)) === true;
    if (isKnown) return;
    if (await canDecode(file)) await cache.set(key, true);
    else unreadable.add(id);
  };
  await Promise.all([...new Set(fileIds)].map(check));
  return unreadable;
}
