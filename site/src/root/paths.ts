/** Whether the path is of a page that waits for its scripts and brings a frame of its own. */
export function hasOwnFrame(path: string): boolean {
  return isDashboardPath(path) || /^\/vista-previa\/?$/.test(path);
}

/** Whether the path belongs to the dashboard, which has a frame of its own. */
export function isDashboardPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}

/** Whether the path is of the page for addresses that do not exist, whose scripts lead on. */
export function isNotFound(path: string): boolean {
  return /^\/404(\.html|\/)?$/.test(path);
}
