import { useRef, type KeyboardEvent, type RefCallback } from 'react';
import { useAutoRotate, type AutoRotate } from '#src/hooks/use-auto-rotate.ts';
import { useHydrated } from '#src/hooks/use-hydrated.ts';

type CarouselOptions = {
  /** Short name of each slide, for its button and for the announcement. */
  labels: readonly string[];
  /** Milliseconds each slide stays. */
  interval: number;
  /** Milliseconds without rotation after the visitor chose a slide. */
  resumeAfter: number;
};

/** `held` keeps its place (pointer, focus, hidden tab); `resting` and `stopped` do not. */
export type CarouselPhase = 'playing' | 'held' | 'resting' | 'stopped';

export type Carousel = AutoRotate & {
  count: number;
  interval: number;
  phase: CarouselPhase;
  /** What a screen reader hears; empty unless the visitor moved the carousel. */
  announcement: string;
  /** Spread on the region around slides and controls. */
  regionProps: AutoRotate['holdProps'] & {
    'aria-roledescription': string;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** Spread on the button that chooses slide `index`. */
  pickerProps: (index: number) => {
    ref: RefCallback<HTMLButtonElement>;
    'aria-current': 'true' | undefined;
    onClick: () => void;
  };
};

/** Everything the carousels of the site share: rotation, swipe, keyboard, names and states. */
export function useCarousel({ labels, interval, resumeAfter }: CarouselOptions): Carousel {
  const count = labels.length;
  const rotation = useAutoRotate({ count, interval, resumeAfter });
  const { index, isManual, isStopped, isResting, isPlaying, goTo, next, previous } = rotation;
  const isHydrated = useHydrated();
  const pickers = useRef<(HTMLButtonElement | null)[]>([]);

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const isForward = event.key === 'ArrowRight';
    if (isForward) next();
    else previous();
    // The slide that had the focus is about to become inert; the arrows keep theirs.
    const focused = document.activeElement;
    const isArrow = focused?.matches('[data-carousel-arrow]');
    if (!isArrow) pickers.current[(index + (isForward ? 1 : count - 1)) % count]?.focus();
  }

  return {
    ...rotation,
    count,
    interval,
    phase: phaseOf(isStopped, isResting, isPlaying && isHydrated),
    announcement: isManual ? `${index + 1} de ${count}: ${labels[index] ?? ''}` : '',
    regionProps: {
      ...rotation.holdProps,
      'aria-roledescription': 'carrusel',
      onKeyDown: moveByKey,
    },
    pickerProps: (target) => ({
      ref: (element) => {
        pickers.current[target] = element;
      },
      'aria-current': target === index ? 'true' : undefined,
      onClick: () => goTo(target),
    }),
  };
}

function phaseOf(isStopped: boolean, isResting: boolean, isPlaying: boolean): CarouselPhase {
  if (isStopped) return 'stopped';
  if (isResting) return 'resting';
  return isPlaying ? 'playing' : 'held';
}
