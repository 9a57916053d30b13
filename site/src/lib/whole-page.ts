/**
 * Attribute of `<html>` that disables deferred layout. Needed when a position further down must be
 * found: after a reload, on going back, or with a fragment in the URL.
 */
export const WHOLE_PAGE = 'data-whole';

/**
 * Attribute of `<html>` until the first view is painted in its final fonts; content below waits for
 * it.
 */
export const FIRST_VIEW = 'data-first-view';

type Place = { pathname: string };

/** Applies from the second page on, so that going back can restore the scroll position. */
export function showWholePage(location: Place, previous: Place | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  document.documentElement.setAttribute(WHOLE_PAGE, '');
}
