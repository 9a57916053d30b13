import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { isRecord } from '../../../../contracts/is-record';
import { PREVIEW_MINUTES, type PreviewStatus } from '../../../../contracts/preview';

/** The only entry and version that a token grants access to. */
export type PreviewTarget = { uid: string; documentId: string; status: PreviewStatus };

export type PreviewTokenResult =
  | { kind: 'valid'; target: PreviewTarget; secondsLeft: number }
  | { kind: 'expired' }
  | { kind: 'invalid' };

type Claims = PreviewTarget & { exp: number };

const INVALID: PreviewTokenResult = { kind: 'invalid' };
const LIFETIME_MS = PREVIEW_MINUTES * 60_000;
// Far longer than any valid token.
const MAX_LENGTH = 1000;
const PURPOSE = 'tequiora: draft preview';

function isClaims(value: unknown): value is Claims {
  if (!isRecord(value)) return false;
  const { uid, documentId, status, exp } = value;
  const hasTarget = typeof uid === 'string' && typeof documentId === 'string';
  return hasTarget && (status === 'draft' || status === 'published') && Number.isInteger(exp);
}

/**
 * Issues and verifies preview tokens. They are signed with a separate key derived from `secret`, so
 * that they cannot be interchanged with other tokens.
 */
export function createPreviewTokens(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    issue({ uid, documentId, status }: PreviewTarget): string {
      const claims: Claims = { uid, documentId, status, exp: now() + LIFETIME_MS };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },

    read(token: string): PreviewTokenResult {
      const [payload = '', signature = '', ...rest] = token.split('.');
      if (token.length > MAX_LENGTH || rest.length > 0) return INVALID;
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return INVALID;
      const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
      if (!isClaims(claims)) return INVALID;
      const { exp, ...target } = claims;
      const secondsLeft = Math.floor((exp - now()) / 1000);
      return secondsLeft > 0 ? { kind: 'valid', target, secondsLeft } : { kind: 'expired' };
    },
  };
}
