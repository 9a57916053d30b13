import { isRecord } from '../../../../contracts/is-record';
import { PREVIEW_MINUTES, type PreviewStatus } from '../../../../contracts/preview';
import { createSignedTokens } from '../../../platform/values/signed-tokens';

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
  const tokens = createSignedTokens(secret, PURPOSE);

  return {
    issue({ uid, documentId, status }: PreviewTarget): string {
      return tokens.issue({ uid, documentId, status, exp: now() + LIFETIME_MS } satisfies Claims);
    },

    read(token: string): PreviewTokenResult {
      const claims = token.length > MAX_LENGTH ? null : tokens.read<unknown>(token);
      if (!isClaims(claims)) return INVALID;
      const { exp, ...target } = claims;
      const secondsLeft = Math.floor((exp - now()) / 1000);
      return secondsLeft > 0 ? { kind: 'valid', target, secondsLeft } : { kind: 'expired' };
    },
  };
}
