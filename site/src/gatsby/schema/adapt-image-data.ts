import type { Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { readPictureFacts, type PictureFacts } from './picture-facts';
import { pictureWidths } from './picture-widths';
import type { ResolverArgs, ResolverContext } from './resolver-args';

type ImageArgs = {
  layout?: string;
  width?: number;
  height?: number;
  breakpoints?: readonly number[];
};

type Info = {
  originalResolver: (...parameters: unknown[]) => Promise<IGatsbyImageData | null>;
};

/**
 * Adapts the image data of gatsby-plugin-sharp to each picture: adds widths for wide pictures, uses
 * the upright size of a file with an orientation tag (the plugin would crop it to the size that is
 * stored), and omits the placeholder colour of pictures with transparency, because it would be
 * visible through the picture.
 */
export function adaptImageData({ createResolvers, cache }: ResolverArgs): void {
  async function factsOf(file: Node): Promise<PictureFacts> {
    const key = `picture-facts-${file.internal.contentDigest}`;
    const known = (await cache.get(key)) as PictureFacts | undefined;
    if (known !== undefined) return known;
    const facts = await readPictureFacts(String(file.absolutePath));
    await cache.set(key, facts);
    return facts;
  }

  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve: async (
          source: Node,
          args: ImageArgs,
          context: ResolverContext,
          info: Info,
        ): Promise<IGatsbyImageData | null> => {
          const file = source.parent ? context.nodeModel.getNodeById({ id: source.parent }) : null;
          if (!file) return info.originalResolver(source, args, context, info);
          const facts = await factsOf(file);
          const adapted = adaptArgs(args, facts);
          const data = await info.originalResolver(source, adapted, context, info);
          if (!data?.backgroundColor || facts.isOpaque) return data;
          const { backgroundColor: _color, ...rest } = data;
          return rest;
        },
      },
    },
  });
}

/** Exported for tests. */
export function adaptArgs(args: ImageArgs, facts: PictureFacts): ImageArgs {
  const sized = facts.isTurned ? withUprightSize(args, facts) : args;
  if (args.layout === 'fixed') return sized;
  return { ...sized, breakpoints: pictureWidths(args.breakpoints, facts) };
}

/** Sets both sides, so that the plugin does not derive one from the ratio that is stored. */
function withUprightSize(args: ImageArgs, { width, height }: PictureFacts): ImageArgs {
  const ratio = width / height;
  const byHeight = args.height === undefined ? undefined : args.height * ratio;
  const shown = Math.round(Math.min(args.width ?? byHeight ?? width, width));
  return { ...args, width: shown, height: Math.round(shown / ratio) };
}
