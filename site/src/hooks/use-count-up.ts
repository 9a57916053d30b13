import { useEffect, useRef, type RefObject } from 'react';
import { watchFirstView } from '#src/lib/first-view.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const DURATION = 800;

/** '200+', '98%': one whole number with something around it. Not '24/7', '4.8' or '1,500'. */
const COUNTABLE = /^\D*\d+\D*$/;

/**
 * Counts the figure in an element up from zero when it is first scrolled to. The text that React
 * renders is always the final value; only the element's own text changes meanwhile.
 */
export function useCountUp<Element extends HTMLElement>(value: string): RefObject<Element> {
  const ref = useRef<Element>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || isReduced || !COUNTABLE.test(value)) return;
    let frame = 0;
    const show = (part: number) => {
      if (element.firstChild)
        element.firstChild.nodeValue = value.replace(
          /\d+/,
          (full) => `${Math.round(+full * part)}`,
        );
    };
    const count = (startedAt: number, now: number) => {
      const rest = 1 - Math.min((now - startedAt) / DURATION, 1);
      show(1 - rest ** 3);
      if (rest > 0) frame = requestAnimationFrame((next) => count(startedAt, next));
      else element.style.minWidth = '';
    };
    const unwatch = watchFirstView(element, {
      // Its neighbours must not move while it has fewer digits.
      onWaiting: () => {
        element.style.minWidth = `${element.offsetWidth}px`;
      },
      onShown: () => {
        frame = requestAnimationFrame((now) => count(now, now));
      },
    });
    return () => {
      unwatch();
      cancelAnimationFrame(frame);
      element.style.minWidth = '';
      show(1);
    };
  }, [value, isReduced]);

  return ref;
}
