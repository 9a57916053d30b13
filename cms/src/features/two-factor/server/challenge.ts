import { randomUUID } from 'node:crypto';

import { CHALLENGE_SECONDS } from '../../../../contracts/two-factor';
import { createSignedTokens } from '../../../platform/values/signed-tokens';

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
  const tokens = createSignedTokens(secret, PURPOSE);

  return {
    /** Hashes the state that a challenge depends on, so that the token does not reveal it. */
    markOf: (parts: readonly unknown[]) => tokens.sign(JSON.stringify(parts)).toString('base64url'),

    issue(accountId: number, mark: string): string {
      const exp = now() + CHALLENGE_SECONDS * 1000;
      return tokens.issue({ accountId, mark, nonce: randomUUID(), exp } satisfies ChallengeClaims);
    },

    /** Returns null when the token is forged or expired. */
    read(token: string): ChallengeClaims | null {
      const claims = token.length > MAX_LENGTH ? null : tokens.read<ChallengeClaims>(token);
      return claims && claims.exp > now() ? claims : null;
    },
  };
}
