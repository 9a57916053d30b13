import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds left of a wait that began at `from` (milliseconds); 0 when it is over.
 */
export function useCountdown(from: number, seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((from + seconds * 1000 - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  // A new wait may begin long after the last tick.
  useEffect(() => setNow(Date.now()), [from]);

  return left;
}
