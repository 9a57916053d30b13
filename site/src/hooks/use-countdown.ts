import { useEffect, useState } from 'react';
import { usePageHidden } from './use-page-hidden.ts';

/** Returns the remaining seconds; the countdown pauses in a hidden tab. */
export function useCountdown(seconds: number, isRunning: boolean): number {
  const [left, setLeft] = useState(seconds);
  const isHidden = usePageHidden();
  const isTicking = isRunning && !isHidden && left > 0;
  useEffect(() => {
    if (!isTicking) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isTicking, left]);
  return left;
}
