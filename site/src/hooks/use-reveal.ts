import { useEffect, useRef, type RefObject } from 'react';
import { watchFirstView } from '#src/lib/first-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Lets what is still below the window come in softly, once. Nothing is hidden before the visitor
 * scrolls: without JavaScript, in a print or in a full-page capture the content is simply there.
 */
export function useReveal<Element extends HTMLElement>(): RefObject<Element> {
  const ref = useRef<Element>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || isReduced) return;
    const unwatch = watchFirstView(element, {
      onWaiting: () => {
        element.dataset.reveal = 'waiting';
      },
      onShown: () => {
        element.dataset.reveal = 'shown';
      },
    });
    return () => {
      unwatch();
      delete element.dataset.reveal;
    };
  }, [isReduced]);

  return ref;
}
