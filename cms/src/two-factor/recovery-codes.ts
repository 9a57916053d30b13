import { createHash, randomInt } from 'node:crypto';

import { RECOVERY_CODE_COUNT } from '../../contracts/two-factor';

// Without 0, 1, I and O, which are mistaken for each other on paper.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const createGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** New recovery codes as people read them: `7KQM-2XWP-…`, 80 random bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: GROUPS }, createGroup).join('-'),
  );
}

/**
 * The hash that is stored of a code, however it was typed. No key: the codes must outlive another
 * ENCRYPTION_KEY. No slow hash: 80 random bits cannot be guessed from it.
 */
export function hashRecoveryCode(code: string, accountId: number): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(`recovery ${accountId} ${plain}`).digest('base64url');
}
