import { createHash } from 'node:crypto';

/** A short fingerprint of texts and bytes, to see whether a seed differs from the last one. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 32);
}
