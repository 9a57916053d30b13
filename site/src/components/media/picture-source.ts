import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FocalPoint } from '#src/lib/focal-point.ts';

type PictureFacts = {
  alternativeText?: string | null;
  focalPoint?: FocalPoint | null;
  width?: number | null;
  height?: number | null;
};

/** A CMS picture processed by the build. */
type BuiltPicture = PictureFacts & {
  localFile?: {
    publicURL?: string | null;
    childImageSharp?: { gatsbyImageData: IGatsbyImageData } | null;
  } | null;
};

/** An unprocessed CMS picture, as the draft preview receives it. */
type RemotePicture = PictureFacts & { url: string };

export type PictureSource = BuiltPicture | RemotePicture;

type ResolvedPicture = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  sources: { type: string; srcSet: string }[];
  width?: number | undefined;
  height?: number | undefined;
  backgroundColor?: string | undefined;
};

/** Returns the attributes of an `<img>`, or null without a file. */
export function resolvePicture(media: PictureSource | null | undefined): ResolvedPicture | null {
  if (!media) return null;
  if ('url' in media) return { src: media.url, sources: [], ...sizeOf(media) };
  const data = media.localFile?.childImageSharp?.gatsbyImageData;
  if (data?.images.fallback) return fromImageData(data, data.images.fallback);
  const file = media.localFile?.publicURL;
  return file ? { src: file, sources: [], ...sizeOf(media) } : null;
}

type Fallback = NonNullable<IGatsbyImageData['images']['fallback']>;

function fromImageData(data: IGatsbyImageData, fallback: Fallback): ResolvedPicture {
  return {
    src: fallback.src,
    srcSet: fallback.srcSet,
    sizes: fallback.sizes,
    sources: (data.images.sources ?? []).flatMap(({ type, srcSet }) =>
      type && srcSet ? [{ type, srcSet }] : [],
    ),
    width: data.width,
    // The build returns a fractional height; the attribute takes whole pixels.
    height: Math.round(data.height),
    backgroundColor: data.backgroundColor,
  };
}

function sizeOf({ width, height }: PictureFacts) {
  return { width: width ?? undefined, height: height ?? undefined };
}
