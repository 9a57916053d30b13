import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/idle.ts';

const TIMEOUT_MS = 2000;

/** Returns false until the browser has been idle after hydration. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Not cancelled: React ignores an update of a component that is gone, and `whenIdle` is part of the
  // startup script of every page, which must stay small.
  useEffect(() => whenIdle(() => setIsIdle(true), TIMEOUT_MS), []);
  return isIdle;
}
