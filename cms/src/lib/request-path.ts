/**
 * A request's path in the form the router compares: lower case and without slashes at the end, so
 * that `/API/enquiries/` is not taken for another address than `/api/enquiries`.
 */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}
