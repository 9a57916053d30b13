import { css } from '@emotion/react';
import { Children, useRef, type PointerEvent, type ReactNode } from 'react';
import { FIRST_VIEW } from '#src/lib/whole-page.ts';
import { duration, ease, mq } from '#src/theme/tokens.ts';
import type { Carousel } from './use-carousel.ts';

type CarouselTrackProps = { carousel: Carousel; className?: string; children: ReactNode };

/**
 * Slides stacked in one cell as high as the highest slide, so the layout does not shift; only the
 * current one is visible and focusable.
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

// React 18 supports `inert` only as a plain attribute.
const INERT = { inert: '' };

type SwipeOptions = { onNext: () => void; onPrevious: () => void };

/** Horizontal distance in pixels that counts as a swipe. */
const THRESHOLD_PX = 40;

/**
 * Returns swipe handlers for touch; the element needs `touch-action: pan-y` to let the page scroll.
 */
function useSwipe({ onNext, onPrevious }: SwipeOptions) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const deltaX = clientX - start.current.x;
      const deltaY = clientY - start.current.y;
      start.current = null;
      if (Math.abs(deltaX) < THRESHOLD_PX || Math.abs(deltaX) < Math.abs(deltaY)) return;
      if (deltaX < 0) onNext();
      else onPrevious();
    },
    // The browser took the gesture: the page scrolls or zooms.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

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
  // Lays out only the current slide. A resulting layout shift is below a phone's viewport.
  [mq.belowMd]: {
    [`html[${FIRST_VIEW}] &:not([data-active])`]: { contentVisibility: 'hidden' },
  },
});
