import { delay } from '#src/lib/delay.ts';
import { whenShown } from '#src/lib/when-shown.ts';

/** Limit for browsers without paint timing and for pages opened in the background. */
const MAX_WAIT_MS = 3000;

/** Resolves when the page is loaded, and its first view is painted where the visitor sees it. */
export async function whenFirstViewShown(): Promise<void> {
  const painted = whenPainted();
  await whenLoaded();
  await new Promise<void>((resolve) => whenShown(() => resolve()));
  await Promise.race([painted, delay(MAX_WAIT_MS)]);
}

function whenLoaded(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('load', resolve));
}

function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    try {
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    } catch {
      resolve();
    }
  });
}
