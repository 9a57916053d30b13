import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type RefCallback } from 'react';
import { useReducedMotion } from '#src/hooks/use-reduced-motion.ts';

type FadingTrackOptions = {
  index: number;
  /** The visitor swiped to another slide. */
  onSelect: (index: number) => void;
};

/** Shows slide `index` of a row of slides by fading, and lets a finger swipe it. */
export function useFadingTrack({ index, onSelect }: FadingTrackOptions): RefCallback<HTMLElement> {
  const isReduced = useReducedMotion();
  const [plugins] = useState(() => [Fade()]);
  const [trackRef, embla] = useEmblaCarousel({ loop: true, duration: 24, watchDrag }, plugins);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, isReduced);
  }, [embla, index, isReduced]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      const selected = embla.selectedScrollSnap();
      if (selected !== index) onSelect(selected);
    };
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla, index, onSelect]);

  return trackRef;
}

/** Fingers only: a mouse must be able to select the text of a slide. */
function watchDrag(_embla: unknown, event: MouseEvent | TouchEvent): boolean {
  return event.type.startsWith('touch');
}
