import path from 'node:path';

/**
 * A request's path in the form the router compares: lower case and without slashes at the end, so
 * that `/API/enquiries/` is not taken for another address than `/api/enquiries`.
 */
export function normalizePath(requestPath: string): string {
  return requestPath.toLowerCase().replace(/\/+$/, '') || '/';
}

/**
 * A request's path in the form that static files are found by: decoded once, without `.` and `..`.
 * undefined for one that names no file.
 */
export function filePathOf(requestPath: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(requestPath)).toLowerCase();
  } catch {
    return undefined;
  }
}
