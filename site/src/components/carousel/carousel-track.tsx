import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import type { Carousel } from './use-carousel.ts';

type CarouselTrackProps = { carousel: Carousel; className?: string; children: ReactNode };

/** The slides in a row, as high as the highest; only the current one can be seen and reached. */
export function CarouselTrack({ carousel, className, children }: CarouselTrackProps) {
  const { index, count, trackRef } = carousel;
  return (
    <div ref={trackRef} css={viewportCss} className={className}>
      <div css={rowCss}>
        {Children.map(children, (child, position) => (
          <div
            role="group"
            aria-roledescription="diapositiva"
            aria-label={`${position + 1} de ${count}`}
            data-active={position === index ? '' : undefined}
            css={slideCss}
            {...(position === index ? null : INERT)}
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}

// React 18 knows `inert` only as a plain attribute.
const INERT = { inert: '' };

const viewportCss = css({ overflow: 'hidden' });

const rowCss = css({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

const slideCss = css({ flex: '0 0 100%', minWidth: 0 });
