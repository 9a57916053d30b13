import path from 'node:path';

/**
 * Normalizes a path the way the router compares it (lower case, no trailing slashes), so that
 * `/API/enquiries/` equals `/api/enquiries`.
 */
export function normalizeRequestPath(requestPath: string): string {
  return requestPath.toLowerCase().replace(/\/+$/, '') || '/';
}

/**
 * Normalizes a path the way static files are looked up: decoded once, without `.` and `..`. Returns
 * undefined when it cannot be decoded.
 */
export function filePathOf(requestPath: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(requestPath)).toLowerCase();
  } catch {
    return undefined;
  }
}
