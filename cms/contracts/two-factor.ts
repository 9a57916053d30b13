/** Two-factor sign-in of the dashboard: `/api/auth/local`, then `/api/auth/two-factor*`. */
import type { AttemptLimits, SignInResponse } from './session';

export const CODE_DIGITS = 6;
export const CODE_PERIOD_SECONDS = 30;
export const RECOVERY_CODE_COUNT = 10;
/** Time limit for the code after the password. */
export const CHALLENGE_SECONDS = 300;
/** Time limit for the first code of a new secret. */
export const SETUP_SECONDS = 900;
/** Maximum wrong codes per challenge. */
export const CHALLENGE_FAILURES = 5;

/**
 * Limits of wrong codes of an account. All addresses together have about a thousand a day: less than a
 * chance of 1 in 300 to guess one, for a person who knows the password.
 */
export const CODE_LIMITS = {
  failures: 10,
  windowSeconds: 15 * 60,
  perAddress: 4,
  perAccount: 4,
  accountWindowSeconds: 60 * 60,
  knownSeconds: 14 * 24 * 60 * 60,
} as const satisfies AttemptLimits;

/** `error.name` of the 403 for accounts that must set up two-factor sign-in first. */
export const TWO_FACTOR_REQUIRED_ERROR = 'TwoFactorRequiredError';
/** `error.name` when the password must be entered again. */
export const CHALLENGE_ENDED_ERROR = 'ChallengeEndedError';

export const TWO_FACTOR_MESSAGES = {
  wrongCode: 'El código no es correcto o ya se usó',
  noCode: 'Escribe el código',
  challengeEnded:
    'Pasó demasiado tiempo o hubo demasiados intentos. Escribe otra vez tu contraseña.',
  required: 'Antes de continuar, activa la verificación en dos pasos',
  isEnabled: 'La verificación en dos pasos ya está activa',
  isDisabled: 'La verificación en dos pasos no está activa',
  setupEnded: 'La clave venció. Empieza de nuevo.',
  noAccount: 'No encontramos esta cuenta',
  mayNotRead: 'No tienes permiso para ver esta cuenta',
  mayNotReset: 'No tienes permiso para cambiar esta cuenta',
} as const;

/** `app` is missing when the secret cannot be decrypted because ENCRYPTION_KEY has changed. */
export type TwoFactorMethod = 'app' | 'recovery';

/** `POST /api/auth/local` for an account with two-factor sign-in: no session, no cookie. */
export type Challenge = { token: string; methods: TwoFactorMethod[] };
export type ChallengeResponse = { challenge: Challenge };
export type SignInOutcome = SignInResponse | ChallengeResponse;

/**
 * `POST /api/auth/two-factor/verify`: with a code of the application or a recovery code; returns
 * `SignInResponse`.
 */
export type VerifyCodeRequest = { challenge: string; code: string };

/** `GET /api/auth/two-factor` */
export type TwoFactorState = {
  isEnabled: boolean;
  /** Whether the installation requires it for every account. */
  isRequired: boolean;
  /** ISO 8601, UTC. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
};
export type TwoFactorStateResponse = { data: TwoFactorState };

/** `POST /api/auth/two-factor/setup`: 409 when it is already enabled. */
export type SetupRequest = { currentPassword: string };
export type TwoFactorSetup = {
  /** Base32, for manual entry. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
};
export type SetupResponse = { data: TwoFactorSetup };

/**
 * `POST /api/auth/two-factor/enable`: ends every other session. The recovery codes are returned
 * only here.
 */
export type EnableRequest = { code: string };
/** `POST /api/auth/two-factor/disable`, `POST /api/auth/two-factor/recovery-codes`. */
export type ConfirmedRequest = { currentPassword: string; code: string };
export type RecoveryCodesResponse = { data: { recoveryCodes: string[] } };

/** Panel: `GET /two-factor/accounts/:documentId`, `POST …/reset`. */
export type AccountTwoFactor = { isEnabled: boolean; enabledAt: string | null; canReset: boolean };
export type AccountTwoFactorResponse = { data: AccountTwoFactor };
