import { Secret, TOTP } from 'otpauth';

import { CODE_DIGITS, CODE_PERIOD_SECONDS } from '../../../../contracts/two-factor';

const SECRET_BYTES = 20;
/** Tolerated clock drift of the phone, in time steps. */
const WINDOW = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_PERIOD_SECONDS,
  });

/** Returns a new secret in Base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` URI for the QR code of an authenticator app. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** Returns the time step of a currently valid code, or null. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
