/**
 * Scrolls to the results of the filters in the URL, which are far below the top. Does nothing when
 * the browser has restored a scroll position.
 */
export function revealResults(headingId: string): void {
  if (window.scrollY > 0 || window.location.hash) return;
  document.getElementById(headingId)?.scrollIntoView({ behavior: 'instant' });
}
