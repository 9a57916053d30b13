import { createHash } from 'node:crypto';

/** Returns a short hash of texts and bytes, to detect changes since the last seed. */
export function hashParts(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 32);
}
