import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** Generates TOTP codes, each of them once, because the CMS accepts a code only once. */
export function createAuthenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  let last = 0;
  return {
    nextCode(): string {
      last = Math.max(last + 1, Math.floor(Date.now() / PERIOD_MS));
      return totp.generate({ timestamp: last * PERIOD_MS });
    },
  };
}
