import { paths } from './paths.ts';

const RETURN_PARAM = 'volver';

/** Returns the URL of the sign-in page with the return path `from` (path and search). */
export function loginPath(from: string): string {
  return from === paths.overview.to() ? paths.login.to() : paths.login.to({ [RETURN_PARAM]: from });
}

/** Returns the URL of the two-factor setup with the return path `from`. */
export function twoFactorPath(from: string): string {
  return paths.twoFactor.to({ [RETURN_PARAM]: from });
}

/**
 * Returns the path to open after signing in. Only paths of the dashboard are accepted, to prevent
 * open redirects from the sign-in page.
 */
export function returnPath(search: URLSearchParams): string {
  const target = search.get(RETURN_PARAM);
  const home = paths.overview.to();
  // Some other values cannot even be parsed (`//[`).
  if (!target?.startsWith(home)) return home;
  const { pathname, search: query } = new URL(target, window.location.origin);
  const isOwn = /^\/admin(\/|$)/.test(pathname);
  const isSignInPage = [paths.login.pattern, paths.twoFactor.pattern].includes(pathname);
  return isOwn && !isSignInPage ? `${pathname}${query}` : home;
}
