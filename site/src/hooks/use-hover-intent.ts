import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds the pointer has to rest. */
const REST = 120;

type HoverIntent = {
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
};

/**
 * Calls back with the element on which the mouse comes to rest. A pointer that only crosses it, on
 * its way to the panel the choice opened, changes nothing.
 */
export function useHoverIntent(onIntent: (element: HTMLElement) => void): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerMove: ({ pointerType, currentTarget, movementX, movementY }) => {
      if (pointerType !== 'mouse') return;
      // The page moved under a mouse that lies still, as when arrow keys choose: not the visitor's.
      if (movementX === 0 && movementY === 0) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onIntent(currentTarget), REST);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
