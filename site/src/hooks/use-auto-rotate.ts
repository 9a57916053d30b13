import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { msBeforeHydration } from '#src/lib/ms-before-hydration.ts';
import { usePageHidden } from './use-page-hidden.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type AutoRotateOptions = {
  count: number;
  /** Milliseconds that each item is shown. */
  interval: number;
  /** Milliseconds that an item selected by the visitor is shown. */
  resumeAfter: number;
};

/** Minimum time until the next change, after late hydration or a long hold. */
const MIN_WAIT_MS = 1000;

/** Rotates the index of a region; the visitor can hold, pause and stop it. */
export function useAutoRotate({ count, interval, resumeAfter }: AutoRotateOptions) {
  const [index, setIndex] = useState(0);
  const [isManual, setIsManual] = useState(false);
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  // Number of choices by the visitor during the current pause; 0 without a pause.
  const [rest, setRest] = useState(0);
  const isHidden = usePageHidden();
  const isReduced = useReducedMotion();
  // Elapsed part of the interval before a hold; the remainder follows the hold.
  const elapsed = useRef(0);
  const isFirst = useRef(true);
  const isRested = useRef(false);

  const isStopped = choice === 'stop' || (isReduced && choice !== 'play');
  const isHeld = isHovered || isFocused || isHidden;
  const isPlaying = count > 1 && !isStopped && !isHeld && rest === 0;

  useEffect(() => {
    if (isFirst.current) elapsed.current = Math.min(msBeforeHydration(), interval - MIN_WAIT_MS);
    else elapsed.current = isRested.current ? interval : 0;
    isFirst.current = false;
    isRested.current = false;
  }, [index, rest, isStopped, interval]);

  useEffect(() => {
    if (isHeld) elapsed.current = Math.min(elapsed.current, interval - MIN_WAIT_MS);
  }, [isHeld, interval, rest]);

  useEffect(() => {
    if (!isPlaying) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      setIsManual(false);
      setIndex((current) => (current + 1) % count);
    }, interval - elapsed.current);
    return () => {
      clearTimeout(timer);
      elapsed.current += performance.now() - startedAt;
    };
  }, [isPlaying, index, count, interval]);

  useEffect(() => {
    if (rest === 0) return;
    const timer = setTimeout(() => {
      isRested.current = true;
      setRest(0);
    }, resumeAfter);
    return () => clearTimeout(timer);
  }, [rest, resumeAfter]);

  function goTo(target: number) {
    if (count === 0) return;
    setIndex(((target % count) + count) % count);
    setIsManual(true);
    setRest((times) => times + 1);
  }

  function choose(next: 'play' | 'stop') {
    setChoice(next);
    setRest(0);
  }

  return {
    index,
    /** True while rotating; false while held, resting, hidden or stopped. */
    isPlaying,
    /** Paused after the visitor selected an item. */
    isResting: rest > 0,
    /** Stopped by the pause button or by reduced motion. */
    isStopped,
    /** The visitor made the last change: announce it. */
    isManual,
    goTo,
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    toggleStopped: () => choose(isStopped ? 'play' : 'stop'),
    stop: () => choose('stop'),
    /** Spread on the region: pointer and keyboard focus hold the rotation. */
    holdProps: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      // A click also leaves the focus; only keyboard focus holds.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}
