import { css } from '@emotion/react';
import { altOf } from '@tequiora/cms/contracts/pictures.ts';
import type { CSSProperties, ReactNode } from 'react';
import { objectPositionOf } from '#src/lib/focal-point.ts';
import { resolvePicture, type PictureSource } from './picture-source.ts';

export type { PictureSource } from './picture-source.ts';

type PictureProps = {
  media: PictureSource | null | undefined;
  /** The widths it is shown at, as the `sizes` attribute wants them. */
  sizes?: string;
  /** The largest picture of the first view, and no other. */
  isPriority?: boolean;
  /** Crops to this shape, e.g. '4 / 3'. */
  ratio?: string;
  /** Where the crop holds on, e.g. '30% 0', unless staff chose a focal point. */
  position?: string;
  fit?: 'cover' | 'contain';
  /** Decoration beside text that says the same. */
  isDecorative?: boolean;
  /** Shown when there is no picture. */
  standIn?: ReactNode;
  className?: string;
};

/** A picture of the CMS in every size the build made, or its stand-in when there is none. */
export function Picture({
  media,
  sizes,
  isPriority = false,
  ratio,
  position,
  fit = 'cover',
  isDecorative = false,
  standIn = null,
  className,
}: PictureProps) {
  const picture = resolvePicture(media);
  if (!picture) return standIn;
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
        // Before src: the browser may start the download as soon as it sees the address.
        loading={isPriority ? 'eager' : 'lazy'}
        decoding={isPriority ? 'auto' : 'async'}
        {...(isPriority ? PRIORITY : null)}
        sizes={picture.srcSet ? widths : undefined}
        srcSet={picture.srcSet}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={isDecorative ? '' : altOf(media?.alternativeText)}
      />
    </picture>
  );
}

// React 18 knows the attribute only in lower case.
const PRIORITY = { fetchpriority: 'high' };

const pictureCss = css({ display: 'contents' });

const imageCss = css({ width: '100%', height: 'auto' });
