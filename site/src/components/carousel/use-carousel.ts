import { useRef, type KeyboardEvent } from 'react';
import { useAutoRotate } from '#src/hooks/use-auto-rotate.ts';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { hasModifier } from '#src/lib/has-modifier.ts';

type CarouselOptions = {
  /** Short name of each slide, for its button and the announcement. */
  labels: readonly string[];
  /** Milliseconds that each slide is shown. */
  interval: number;
  /** Milliseconds without rotation after the visitor selects a slide. */
  resumeAfter: number;
};

/** `held` resumes where it paused (pointer, focus, hidden tab); `resting` and `stopped` do not. */
export type CarouselPhase = 'playing' | 'held' | 'resting' | 'stopped';

export type Carousel = ReturnType<typeof useCarousel>;

/** Provides the shared behaviour of the carousels: rotation, swipe, keyboard, names and states. */
export function useCarousel({ labels, interval, resumeAfter }: CarouselOptions) {
  const count = labels.length;
  const rotation = useAutoRotate({ count, interval, resumeAfter });
  const { index, isManual, isStopped, isResting, isPlaying, goTo, next, previous } = rotation;
  const isHydrated = useHydrated();
  const pickers = useRef<(HTMLButtonElement | null)[]>([]);

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    if (count < 2 || hasModifier(event)) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isForward = event.key === 'ArrowRight';
    if (isForward) next();
    else previous();
    // The focused slide is about to become inert; arrow buttons keep the focus.
    const focused = document.activeElement;
    const isArrow = focused?.matches('[data-carousel-arrow]');
    if (!isArrow) pickers.current[(index + (isForward ? 1 : count - 1)) % count]?.focus();
  }

  return {
    ...rotation,
    count,
    interval,
    phase: phaseOf(isStopped, isResting, isPlaying && isHydrated),
    /** Screen reader announcement; empty unless the visitor moved the carousel. */
    announcement: isManual ? `${index + 1} de ${count}: ${labels[index] ?? ''}` : '',
    /** Spread on the region around slides and controls. */
    regionProps: {
      ...rotation.holdProps,
      'aria-roledescription': 'carrusel',
      onKeyDown: moveByKey,
    },
    /** Spread on the button that chooses slide `target`. */
    pickerProps: (target: number) => ({
      ref: (element: HTMLButtonElement | null) => {
        pickers.current[target] = element;
      },
      'aria-current': target === index ? ('true' as const) : undefined,
      onClick: () => goTo(target),
    }),
  };
}

function phaseOf(isStopped: boolean, isResting: boolean, isPlaying: boolean): CarouselPhase {
  if (isStopped) return 'stopped';
  if (isResting) return 'resting';
  return isPlaying ? 'playing' : 'held';
}
