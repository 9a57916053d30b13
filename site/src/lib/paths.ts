/** Returns true for pages that require scripts and have their own layout. */
export function hasOwnFrame(path: string): boolean {
  return /^\/(admin(\/|$)|vista-previa\/?$)/.test(path);
}

/** Returns true for paths of the dashboard, which has its own layout. */
export function isDashboardPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** Returns true for the 404 page, whose scripts redirect. */
export function isNotFound(path: string): boolean {
  return /^\/404(\.html|\/)?$/.test(path);
}
