import { paths } from './paths.ts';

export const RETURN_PARAM = 'volver';

/** The sign-in page's address, with the way back to `from` (path and search). */
export function loginPath(from: string): string {
  return from === paths.overview.to() ? paths.login.to() : paths.login.to({ [RETURN_PARAM]: from });
}

/** The address where two-factor sign-in has to be set up, with the way back to `from`. */
export function twoFactorPath(from: string): string {
  return paths.twoFactor.to({ [RETURN_PARAM]: from });
}

/**
 * Where to go after signing in. Only addresses of the dashboard count: a link that somebody sends
 * must not lead from our sign-in page to a page of theirs.
 */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get(RETURN_PARAM);
  const home = paths.overview.to();
  // Of what does not start like this, some cannot even be parsed (`//[`).
  if (!wanted?.startsWith(home)) return home;
  const { pathname, search: query } = new URL(wanted, window.location.origin);
  const isOwn = /^\/admin(\/|$)/.test(pathname);
  const isEntrance = [paths.login.pattern, paths.twoFactor.pattern].includes(pathname);
  return isOwn && !isEntrance ? `${pathname}${query}` : home;
}
