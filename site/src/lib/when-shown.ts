/** Members that not all browsers have. */
type PrerenderDocument = Document & { prerendering?: boolean };
type PrerenderEntry = PerformanceNavigationTiming & { activationStart?: number };

/**
 * Calls `run` when the visitor sees the page: at once, or later on a page that the browser prerendered,
 * such as for an address that is being typed.
 */
export function whenShown(run: () => void): void {
  if ((document as PrerenderDocument).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

/** Returns the milliseconds for which the visitor has seen the page. */
export function msSinceShown(): number {
  const [load] = performance.getEntriesByType('navigation') as PrerenderEntry[];
  return performance.now() - (load?.activationStart ?? 0);
}
