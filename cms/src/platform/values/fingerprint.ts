import { createHash } from 'node:crypto';

import { canonicalJson } from './canonical-json';

/** Returns the hexadecimal SHA-256 of a value, independent of the order of its keys. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
