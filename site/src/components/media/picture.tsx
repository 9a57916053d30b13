import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { objectPositionOf } from '#src/lib/focal-point.ts';
import { altTextOf } from '@tequiora/cms/contracts/alt-text.ts';
import { parseRatio, sizesIn, type PictureSlot } from './picture-slot.ts';
import { resolvePicture, type PictureSource } from './picture-source.ts';

export type { PictureSlot } from './picture-slot.ts';
export type { PictureSource } from './picture-source.ts';

type PictureProps = {
  media: PictureSource | null | undefined;
  /** The boxes of the picture, for its `sizes` attribute. */
  slot?: PictureSlot;
  /** Set for the largest picture above the fold only. */
  isPriority?: boolean;
  /** Aspect ratio to crop to, e.g. '4 / 3'. */
  ratio?: string;
  /** Crop position, e.g. '30% 0', unless the entry has a focal point. */
  position?: string;
  fit?: 'cover' | 'contain';
  /** Adjacent text says the same, so the alt text is empty. */
  isDecorative?: boolean;
  /** Rendered without a picture. */
  placeholder?: ReactNode;
  className?: string;
};

/** Renders a CMS picture in the built sizes, or a placeholder without one. */
export function Picture({
  media,
  slot,
  isPriority = false,
  ratio,
  position,
  fit = 'cover',
  isDecorative = false,
  placeholder = null,
  className,
}: PictureProps) {
  const picture = resolvePicture(media);
  if (!picture) return placeholder;
  const { width, height } = picture;
  const pictureRatio = width && height ? width / height : undefined;
  const cropRatio = ratio && fit === 'cover' ? parseRatio(ratio) : undefined;
  const sizes = slot ? sizesIn(slot, pictureRatio, cropRatio) : picture.sizes;
  const style: CSSProperties = {
    aspectRatio: ratio,
    objectFit: ratio ? fit : undefined,
    objectPosition: (fit === 'cover' && objectPositionOf(media?.focalPoint)) || position,
    backgroundColor: picture.backgroundColor,
  };
  return (
    <picture css={pictureCss}>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={imageCss}
        className={className}
        style={style}
        // Set before src: the browser may start the download as soon as it sees the URL.
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'auto' : 'async'}
        {...(isPriority ? PRIORITY : null)}
        sizes={picture.srcSet ? sizes : undefined}
        srcSet={picture.srcSet}
        src={picture.src}
        width={width}
        height={height}
        alt={isDecorative ? '' : altTextOf(media?.alternativeText)}
      />
    </picture>
  );
}

// React 18 supports the attribute only in lower case.
const PRIORITY = { fetchpriority: 'high' };

const pictureCss = css({ display: 'contents' });

const imageCss = css({ width: '100%', height: 'auto' });
