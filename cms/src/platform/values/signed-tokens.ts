import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { parseJson } from './parse-json';

/**
 * Issues and verifies tokens that carry readable claims and a signature. The key is derived from `secret`
 * for one purpose, so that tokens of different purposes cannot be interchanged.
 */
export function createSignedTokens(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    sign,

    issue(claims: object): string {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },

    /** Returns the claims; null for a forged token. */
    read<Claims>(token: string): Claims | null {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(payload);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isSigned || rest.length > 0) return null;
      return parseJson<Claims>(Buffer.from(payload, 'base64url').toString());
    },
  };
}
