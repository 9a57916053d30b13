import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

import { CHALLENGE_SECONDS } from '../../../../contracts/two-factor';
import { parseJson } from '../../../platform/values/parse-json';

/** `mark` hashes the state of the account: a change of that state invalidates earlier challenges. */
type ChallengeClaims = { accountId: number; mark: string; nonce: string; exp: number };

const PURPOSE = 'tequiora: two-factor challenge';
// Far longer than any valid token.
const MAX_LENGTH = 600;

/**
 * Issues and verifies tokens which prove that the password was correct. They are signed with a separate
 * key and are not access tokens: only the second step of sign-in accepts them.
 */
export function createChallenges(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    /** Hashes the state that a challenge depends on, so that the token does not reveal it. */
    markOf: (parts: readonly unknown[]) => sign(JSON.stringify(parts)).toString('base64url'),

    issue(accountId: number, mark: string): string {
      const exp = now() + CHALLENGE_SECONDS * 1000;
      const claims: ChallengeClaims = { accountId, mark, nonce: randomUUID(), exp };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },

    /** Returns null when the token is forged or expired. */
    read(token: string): ChallengeClaims | null {
      const [payload = '', signature = ''] = token.split('.');
      if (token.length > MAX_LENGTH) return null;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const claims = parseJson<ChallengeClaims>(Buffer.from(payload, 'base64url').toString());
      return claims.exp > now() ? claims : null;
    },
  };
}
