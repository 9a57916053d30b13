import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { ResolverArgs, ResolverContext } from './resolver-args';

type Info = {
  originalResolver: (...parameters: unknown[]) => Promise<IGatsbyImageData | null>;
};

/**
 * Omits the placeholder colour from the image data of pictures with transparency, because it would
 * be visible through the picture.
 */
export function omitColorBehindTransparency({ createResolvers, cache }: ResolverArgs): void {
  async function isOpaque(file: Node): Promise<boolean> {
    const key = `is-opaque-${file.internal.contentDigest}`;
    const known = (await cache.get(key)) as boolean | undefined;
    if (known !== undefined) return known;
    const opaque = await isOpaqueFile(String(file.absolutePath));
    await cache.set(key, opaque);
    return opaque;
  }

  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve: async (source: Node, args: unknown, context: ResolverContext, info: Info) => {
          const data = await info.originalResolver(source, args, context, info);
          const file = source.parent ? context.nodeModel.getNodeById({ id: source.parent }) : null;
          if (!data?.backgroundColor || !file || (await isOpaque(file))) return data;
          const { backgroundColor: _color, ...rest } = data;
          return rest;
        },
      },
    },
  });
}

/** Returns true when no pixel is transparent or semi-transparent. */
export async function isOpaqueFile(file: string): Promise<boolean> {
  const picture = sharp(file);
  const { hasAlpha } = await picture.metadata();
  return !hasAlpha || (await picture.stats()).isOpaque;
}
