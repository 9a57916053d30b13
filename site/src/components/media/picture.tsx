import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { objectPositionOf } from '#src/lib/focal-point.ts';
import { altTextOf } from '@tequiora/cms/contracts/alt-text.ts';
import { resolvePicture, type PictureSource } from './picture-source.ts';

export type { PictureSource } from './picture-source.ts';

type PictureProps = {
  media: PictureSource | null | undefined;
  /** Value of the `sizes` attribute. */
  sizes?: string;
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
  sizes,
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
  const widths = sizes ?? picture.sizes;
  const style: CSSProperties = {
    aspectRatio: ratio,
    objectFit: ratio ? fit : undefined,
    objectPosition: (fit === 'cover' && objectPositionOf(media?.focalPoint)) || position,
    backgroundColor: picture.backgroundColor,
  };
  return (
    <picture css={pictureCss}>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={widths} />
      ))}
      <img
        css={imageCss}
        className={className}
        style={style}
        // Set before src: the browser may start the download as soon as it sees the URL.
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'auto' : 'async'}
        {...(isPriority ? PRIORITY : null)}
        sizes={picture.srcSet ? widths : undefined}
        srcSet={picture.srcSet}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={isDecorative ? '' : altTextOf(media?.alternativeText)}
      />
    </picture>
  );
}

// React 18 supports the attribute only in lower case.
const PRIORITY = { fetchpriority: 'high' };

const pictureCss = css({ display: 'contents' });

const imageCss = css({ width: '100%', height: 'auto' });
