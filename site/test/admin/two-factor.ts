import type { TwoFactorSetup, TwoFactorState } from '@tequiora/cms/contracts/two-factor.ts';

export const TWO_FACTOR_OFF: TwoFactorState = {
  isEnabled: false,
  isRequired: false,
  enabledAt: null,
  recoveryCodesLeft: 0,
};

export const TWO_FACTOR_ON: TwoFactorState = {
  isEnabled: true,
  isRequired: false,
  enabledAt: '2026-11-20T15:00:00.000Z',
  recoveryCodesLeft: 10,
};

export const SETUP: TwoFactorSetup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Tequiora:rosa%40tequiora.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

export const RECOVERY_CODES = Array.from({ length: 10 }, (_none, at) => `AAAA-BBBB-CCCC-DDD${at}`);
