import { useEffect, useRef } from 'react';

const REST_MS = 120;

/** Runs the action when the mouse rests on an element, not when it passes over it. */
export function useHoverIntent(action: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();

  function cancel() {
    clearTimeout(timer.current);
  }

  function start(index: number) {
    cancel();
    timer.current = setTimeout(() => action(index), REST_MS);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return { start, cancel };
}
