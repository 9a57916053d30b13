/**
 * Reports the scroll position at hydration to Gatsby, which only listens to later scroll events and
 * would scroll to the top on going back.
 */
export function reportScrollPosition(): void {
  window.dispatchEvent(new Event('scroll'));
}
