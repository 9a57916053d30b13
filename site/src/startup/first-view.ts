import { delay } from '#src/lib/delay.ts';

/** Limit for browsers without paint timing and for pages opened in the background. */
const MAX_WAIT_MS = 3000;

/** Resolves when the page is loaded and its first view is painted. */
export async function whenFirstViewShown(): Promise<void> {
  const painted = whenPainted();
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await Promise.race([painted, delay(MAX_WAIT_MS)]);
}

function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    try {
      new PerformanceObserver((list, observer) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      resolve();
    }
  });
}
