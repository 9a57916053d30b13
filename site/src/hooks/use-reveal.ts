import { useEffect, useRef, type RefObject } from 'react';
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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.15 },
    );
    const arm = () => {
      if (element.getBoundingClientRect().top < window.innerHeight) return;
      element.dataset.reveal = 'waiting';
      observer.observe(element);
    };
    window.addEventListener('scroll', arm, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', arm);
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, [isReduced]);

  return ref;
}
