import { mixed, object } from 'yup';

import { isMissedByVisitors, MISSING_ADDRESS_MESSAGES } from './missing-addresses';
import { isRedirectablePath, pathOf } from './redirects';
import { parsed } from './schema-fields';

const MAX_SENT = 1000;

/** Returns a path as the web servers compare it; undefined for other values. */
function readPath(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > MAX_SENT) return undefined;
  try {
    return pathOf(decodeURI(raw));
  } catch {
    return undefined;
  }
}

function readPage(raw: unknown): string | undefined {
  const path = readPath(raw);
  if (path === '/') return path;
  return path !== undefined && isMissedByVisitors(path) ? path : undefined;
}

export const missingAddressSchema = object({
  /** `missed` is undefined for what only scanners request; it is ignored. */
  path: parsed(MISSING_ADDRESS_MESSAGES.path, (raw) => {
    const path = readPath(raw);
    if (path === undefined || !(path === '/' || isRedirectablePath(path))) return undefined;
    return { missed: isMissedByVisitors(path) ? path : undefined };
  }),
  referrer: mixed<string>().transform((_value, raw) => readPage(raw)),
});
