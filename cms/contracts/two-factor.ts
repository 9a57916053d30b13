/** Two-factor sign-in of the dashboard: `/api/auth/local`, then `/api/auth/two-factor*`. */
import type { SignInResponse } from './session';

export const CODE_DIGITS = 6;
export const CODE_PERIOD_SECONDS = 30;
export const RECOVERY_CODE_COUNT = 10;
/** How long somebody who gave the right password may take for the code. */
export const CHALLENGE_SECONDS = 300;
/** How long a secret that was shown may wait for its first code. */
export const SETUP_SECONDS = 900;
/** Wrong codes that end a challenge, and those of one account within `CODE_WINDOW_SECONDS`. */
export const CODE_FAILURES = { perChallenge: 5, perAccount: 10 } as const;
export const CODE_WINDOW_SECONDS = 900;

/** `error.name` of the 403 to every request of an account that has to set up its second step first. */
export const TWO_FACTOR_REQUIRED_ERROR = 'TwoFactorRequiredError';
/** `error.name` when the password has to be given again. */
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

/** `app` is missing when the server cannot read the secret: its ENCRYPTION_KEY is another one. */
export type TwoFactorMethod = 'app' | 'recovery';

/** `POST /api/auth/local` for an account with a second step: no session, no cookie. */
export type Challenge = { token: string; methods: TwoFactorMethod[] };
export type ChallengeResponse = { challenge: Challenge };
export type SignInOutcome = SignInResponse | ChallengeResponse;

/** `POST /api/auth/two-factor/verify`: a code of the application or a recovery code; `SignInResponse`. */
export type VerifyCodeRequest = { challenge: string; code: string };

/** `GET /api/auth/two-factor` */
export type TwoFactorState = {
  isEnabled: boolean;
  /** Whether the installation demands it of every account. */
  isRequired: boolean;
  /** ISO 8601, UTC. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
};
export type TwoFactorStateResponse = { data: TwoFactorState };

/** `POST /api/auth/two-factor/setup`: 409 when it is enabled already. */
export type SetupRequest = { currentPassword: string };
export type TwoFactorSetup = {
  /** Base32, to be typed. */
  secret: string;
  /** `otpauth://…`, to be shown as a QR code. */
  uri: string;
};
export type SetupResponse = { data: TwoFactorSetup };

/** `POST /api/auth/two-factor/enable`: ends every other session. The codes are shown only here. */
export type EnableRequest = { code: string };
/** `POST /api/auth/two-factor/disable`, `POST /api/auth/two-factor/recovery-codes`. */
export type ConfirmedRequest = { currentPassword: string; code: string };
export type RecoveryCodesResponse = { data: { recoveryCodes: string[] } };

/** Panel: `GET /two-factor/accounts/:documentId`, `POST …/reset`. */
export type AccountTwoFactor = { isEnabled: boolean; enabledAt: string | null; canReset: boolean };
export type AccountTwoFactorResponse = { data: AccountTwoFactor };
