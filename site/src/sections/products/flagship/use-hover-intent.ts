import { useEffect, useRef } from 'react';

const INTENT = 120;

/** Runs the action when the mouse rests on something, not when it only passes over it. */
export function useHoverIntent(action: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>();

  function cancel() {
    clearTimeout(timer.current);
  }

  function start(index: number) {
    cancel();
    timer.current = setTimeout(() => action(index), INTENT);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return { start, cancel };
}
