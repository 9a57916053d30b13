import { useEffect, useRef, type RefObject } from 'react';
import { observeReveal } from '#src/lib/observe-reveal.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Fades in content below the viewport, once. Nothing is hidden before the visitor scrolls, so the
 * content is visible without JavaScript, in prints and in full-page screenshots.
 */
export function useReveal<Element extends HTMLElement>(): RefObject<Element> {
  const ref = useRef<Element>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || isReduced) return;
    const stopObserving = observeReveal(element, {
      onWaiting: () => {
        element.dataset.reveal = 'waiting';
      },
      onShown: () => {
        element.dataset.reveal = 'shown';
      },
    });
    return () => {
      stopObserving();
      delete element.dataset.reveal;
    };
  }, [isReduced]);

  return ref;
}
