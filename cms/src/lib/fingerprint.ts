import { createHash } from 'node:crypto';

import { canonicalJson } from './canonical-json';

/** Hexadecimal SHA-256 of a value, whatever the order of its keys. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
