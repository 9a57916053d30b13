import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

import { CHALLENGE_SECONDS } from '../../contracts/two-factor';

/** `mark` is of the account as it was: what changes it ends every challenge given before. */
export type ChallengeClaims = { accountId: number; mark: string; nonce: string; exp: number };

const PURPOSE = 'tequiora: two-factor challenge';
// Far more than one of ours has; what is longer is not worth reading.
const MAX_LENGTH = 600;

/**
 * Makes and reads the tokens that say the password was right. They are signed with a key of their
 * own and are no access tokens: nothing but the second step accepts them.
 */
export function createChallenges(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /** Hashes what a challenge depends on, so that it reveals nothing of it. */
    markOf: (parts: readonly unknown[]) => sign(JSON.stringify(parts)).toString('base64url'),

    issue(accountId: number, mark: string): string {
      const exp = now() + CHALLENGE_SECONDS * 1000;
      const claims: ChallengeClaims = { accountId, mark, nonce: randomUUID(), exp };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },

    /** Returns null for what is forged or too old. */
    read(token: string): ChallengeClaims | null {
      const [payload = '', signature = ''] = token.split('.');
      if (token.length > MAX_LENGTH) return null;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as ChallengeClaims;
      return claims.exp > now() ? claims : null;
    },
  };
}
