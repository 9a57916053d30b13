import { css } from '@emotion/react';
import { Children, type ReactNode } from 'react';
import { FIRST_VIEW } from '#src/lib/whole-page.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { duration, ease } from '#src/theme/tokens/motion.ts';
import type { Carousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

type CarouselTrackProps = { carousel: Carousel; className?: string; children: ReactNode };

/**
 * The slides in one cell, which is as high as the highest, so that nothing moves when they change;
 * only the current one can be seen and reached.
 */
export function CarouselTrack({ carousel, className, children }: CarouselTrackProps) {
  const { index, count, next, previous } = carousel;
  const swipeProps = useSwipe({ onNext: next, onPrevious: previous });
  return (
    <div css={trackCss} className={className} {...(count > 1 ? swipeProps : null)}>
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
  );
}

// React 18 knows `inert` only as a plain attribute.
const INERT = { inert: '' };

const trackCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  touchAction: 'pan-y pinch-zoom',
});

const slideCss = css({
  gridArea: '1 / 1',
  minWidth: 0,
  transition: `opacity ${duration[5]} ${ease.standard}, visibility 0s`,
  '&:not([data-active])': {
    opacity: 0,
    visibility: 'hidden',
    transitionDelay: `0s, ${duration[5]}`,
  },
  // Only the slide that is seen is laid out for it. What may move then lies below a phone's window.
  [mq.belowMd]: {
    [`html[${FIRST_VIEW}] &:not([data-active])`]: { contentVisibility: 'hidden' },
  },
});
