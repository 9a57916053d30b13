import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import type { Carousel } from './use-carousel.ts';

/** Announces the position after a change by the visitor only. */
export function CarouselStatus({ carousel }: { carousel: Carousel }) {
  return (
    <p aria-live={carousel.isPlaying ? 'off' : 'polite'} css={visuallyHiddenCss}>
      {carousel.announcement}
    </p>
  );
}
