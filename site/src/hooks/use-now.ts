import { useEffect, useState } from 'react';

/** Returns the current time, updated every `interval` ms; null in the built HTML. */
export function useNow(interval: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
