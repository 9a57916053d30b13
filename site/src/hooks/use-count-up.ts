import { useEffect, useRef, type RefObject } from 'react';
import { observeReveal } from '#src/lib/observe-reveal.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const DURATION_MS = 800;

/**
 * One whole number with other characters around it, such as '200+' or '98%', but not '24/7', '4.8'
 * or '1,500'.
 */
const COUNTABLE = /^\D*\d+\D*$/;

/**
 * Counts up the figure in an element when it is first scrolled into view. React always renders the
 * final value; only the text of the DOM element changes.
 */
export function useCountUp<Element extends HTMLElement>(value: string): RefObject<Element> {
  const ref = useRef<Element>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || isReduced || !COUNTABLE.test(value)) return;
    let frame = 0;
    const show = (part: number) => {
      element.textContent = value.replace(/\d+/, (full) => `${Math.round(+full * part)}`);
    };
    const count = (startedAt: number, now: number) => {
      const rest = 1 - Math.min((now - startedAt) / DURATION_MS, 1);
      show(1 - rest ** 3);
      if (rest > 0) frame = requestAnimationFrame((next) => count(startedAt, next));
      else element.style.minWidth = '';
    };
    const stopObserving = observeReveal(element, {
      // Fixes the width, so that neighbours do not move while the figure has fewer digits.
      onWaiting: () => {
        element.style.minWidth = `${element.offsetWidth}px`;
      },
      onShown: () => {
        frame = requestAnimationFrame((now) => count(now, now));
      },
    });
    return () => {
      stopObserving();
      cancelAnimationFrame(frame);
      element.style.minWidth = '';
      show(1);
    };
  }, [value, isReduced]);

  return ref;
}
