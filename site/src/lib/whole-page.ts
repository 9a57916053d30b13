/**
 * Set on `<html>`, it makes the browser lay out the whole page, not only what is near the window.
 * Needed where a place further down is to be found again: after a reload, on the way back, or when
 * the address names it.
 */
export const WHOLE_PAGE = 'data-whole';

/** Set on `<html>` until the first view stands in its fonts: what lies further down waits for that. */
export const FIRST_VIEW = 'data-first-view';

type Place = { pathname: string };

/** From the second page on: the way back leads to a place that the browser has to know. */
export function showWholePage(location: Place, previous: Place | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  document.documentElement.setAttribute(WHOLE_PAGE, '');
}
