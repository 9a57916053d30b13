import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds that the pointer must rest. */
const REST_MS = 120;

type HoverIntent = {
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
};

/**
 * Calls back with the element on which the mouse rests. A pointer that only crosses the element, on
 * its way to the opened panel, has no effect.
 */
export function useHoverIntent(onIntent: (element: HTMLElement) => void): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerMove: ({ pointerType, currentTarget, movementX, movementY }) => {
      if (pointerType !== 'mouse') return;
      // The page moved under a resting mouse, for example by arrow keys.
      if (movementX === 0 && movementY === 0) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onIntent(currentTarget), REST_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
