/**
 * Attribute of `<html>` that disables deferred layout. Needed when a position further down must be
 * found: after a reload, on going back, or with a fragment in the URL.
 */
export const WHOLE_PAGE = 'data-whole';

/**
 * Attribute of `<html>` until the first view is painted in its final fonts. The content below is not
 * displayed before.
 */
export const FIRST_VIEW = 'data-first-view';

type Page = { pathname: string };

/** Sets `WHOLE_PAGE` at the first change of page, so that going back restores the scroll position. */
export function showWholePage(location: Page, previous: Page | null): void {
  if (!previous || previous.pathname === location.pathname) return;
  document.documentElement.setAttribute(WHOLE_PAGE, '');
}
