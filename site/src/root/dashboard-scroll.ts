import { isDashboardPath } from './paths.ts';

/**
 * Disables Gatsby's scroll restoration below /admin: the dashboard's router restores each screen,
 * whereas Gatsby sees a single page. Undefined leaves the decision to Gatsby.
 */
export function leaveDashboardScroll({ pathname }: { pathname: string }): false | undefined {
  return isDashboardPath(pathname) ? false : undefined;
}
