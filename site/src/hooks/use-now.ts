import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns the current time, updated every `interval` ms; null in the built HTML. A component that is mounted
 * later has the time in its first render, so that nothing moves when it appears.
 */
export function useNow(interval: number): Date | null {
  const isHydrated = useHydrated();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now ?? (isHydrated ? new Date() : null);
}
