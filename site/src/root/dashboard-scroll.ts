import { isDashboardPath } from './paths.ts';

/**
 * The dashboard's router restores where each screen was scrolled to. Gatsby sees one page there,
 * and would put a screen where another one was. Undefined leaves the decision to Gatsby.
 */
export function leaveDashboardScroll({ pathname }: { pathname: string }): false | undefined {
  return isDashboardPath(pathname) ? false : undefined;
}
