/**
 * Reports the scroll position at hydration to Gatsby.
 *
 * UPSTREAM: gatsby 5.16 · its listener to scroll events
 * why: it listens to later events only, and would scroll to the top on going back
 * test: site/e2e/public/visits.spec.ts
 * until: Gatsby reads the position when it starts
 */
export function reportScrollPosition(): void {
  window.dispatchEvent(new Event('scroll'));
}
