import { Secret, TOTP } from 'otpauth';

import { createChallenges } from '../challenge';
import { createRecoveryCodes, hashRecoveryCode } from '../recovery-codes';
import { createTotpSecret, findStep, totpUri } from '../totp';

const AT = Date.UTC(2026, 0, 1, 12, 0, 0);
const STEP = AT / 30_000;

describe('findStep', () => {
  const secret = createTotpSecret();
  const codeAt = (timestamp: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

  it.each([
    ['the current code', 0, STEP],
    ['the code before', -30_000, STEP - 1],
    ['the code after', 30_000, STEP + 1],
    ['an older code', -60_000, null],
    ['a later code', 60_000, null],
  ])('returns the step of %s', (_name, offset, step) => {
    expect(findStep(secret, codeAt(AT + offset), AT)).toBe(step);
  });

  it('matches a test vector of RFC 6238', () => {
    const rfc = Secret.fromLatin1('12345678901234567890').base32;
    expect(findStep(rfc, '287082', 59_000)).toBe(1);
  });
});

describe('totpUri', () => {
  it('encodes special characters of the company and the account', () => {
    const { pathname, searchParams } = new URL(totpUri('GEZDGNBV', 'Año & Cía: 1', 'ana@x.mx'));
    expect(decodeURIComponent(pathname)).toMatch(/Año & Cía: 1:ana@x\.mx$/);
    expect(searchParams.get('issuer')).toBe('Año & Cía: 1');
    expect(searchParams.get('secret')).toBe('GEZDGNBV');
  });
});

describe('recovery codes', () => {
  it('are ten different codes and match regardless of case and separators', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    expect(hashRecoveryCode(typed, 1)).toBe(hashRecoveryCode(code, 1));
    expect(hashRecoveryCode(code, 2)).not.toBe(hashRecoveryCode(code, 1));
  });
});

describe('challenges', () => {
  it('expire after five minutes and are invalid with another key', () => {
    let now = AT;
    const challenges = createChallenges('clave', () => now);
    const token = challenges.issue(7, challenges.markOf(['x']));
    expect(challenges.read(token)).toMatchObject({ accountId: 7, mark: challenges.markOf(['x']) });
    expect(createChallenges('otra', () => now).read(token)).toBeNull();
    now += 300_000;
    expect(challenges.read(token)).toBeNull();
  });

  it.each(['', '.', 'a.b', 'a'.repeat(1000)])('are invalid: %s', (token) => {
    expect(createChallenges('clave').read(token)).toBeNull();
  });
});
