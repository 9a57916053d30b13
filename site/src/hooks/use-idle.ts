import { useEffect, useState } from 'react';

/** Returns false until the browser has been idle after hydration. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const settle = () => setIsIdle(true);
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(settle, 200);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(settle, { timeout: 2000 });
    return () => window.cancelIdleCallback(request);
  }, []);

  return isIdle;
}
