/** Whether the path belongs to the dashboard, which has a frame of its own. */
export function isDashboardPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}
