import { createHash, randomInt } from 'node:crypto';

import { RECOVERY_CODE_COUNT } from '../../../../contracts/two-factor';

// Without 0, 1, I and O, which are easily confused.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const createGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates recovery codes formatted as `7KQM-2XWP-…`, with 80 random bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: GROUPS }, createGroup).join('-'),
  );
}

/**
 * Hashes a code, ignoring case and separators. Without a key, so that codes stay valid when ENCRYPTION_KEY
 * changes. Not a slow hash, because 80 random bits cannot be brute-forced.
 */
export function hashRecoveryCode(code: string, accountId: number): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(`recovery ${accountId} ${plain}`).digest('base64url');
}
