import type { ShouldUpdateScrollArgs } from 'gatsby';
import { isNewLoad } from '#src/lib/is-new-load.ts';
import { isDashboardPath } from '#src/lib/paths.ts';

/**
 * Returns false where Gatsby must not scroll; undefined leaves the decision to Gatsby. The
 * dashboard's router restores each screen, whereas Gatsby sees a single page. At hydration, Gatsby
 * would scroll a newly opened page to its earlier position in the same tab.
 */
export function shouldUpdateScroll(args: ShouldUpdateScrollArgs): false | undefined {
  if (isDashboardPath(args.pathname)) return false;
  const { prevRouterProps, routerProps } = args;
  return !prevRouterProps && !routerProps.location.hash && isNewLoad() ? false : undefined;
}
