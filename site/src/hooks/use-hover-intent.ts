import { useEffect, useRef } from 'react';

/** Milliseconds that the mouse must rest. */
const REST_MS = 120;

/**
 * Runs the action for the target on which the mouse rests: `start` when it arrives or moves there,
 * `cancel` when it leaves. A mouse that only crosses a target, on its way to the opened panel, has no
 * effect.
 */
export function useHoverIntent<Target>(action: (target: Target) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const cancel = () => clearTimeout(timer.current);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    start: (target: Target) => {
      cancel();
      timer.current = setTimeout(() => action(target), REST_MS);
    },
    cancel,
  };
}
