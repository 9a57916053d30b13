import { formatCount } from './number';

/** Sessions of the dashboard: `/api/auth/*`. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 72;
export const STAFF_NAME_LIMITS = { min: 2, max: 80 } as const;

export type AttemptLimits = {
  /** Per address and account in a window. */
  failures: number;
  windowSeconds: number;
  /** Factor for one address and all accounts in a window. */
  perAddress: number;
  /** Factor for one account and all addresses in `accountWindowSeconds`. */
  perAccount: number;
  accountWindowSeconds: number;
  /** Addresses that succeeded within this time are exempt from `perAccount`. */
  knownSeconds: number;
};

/** Limits of failed sign-ins and requests for password links, for dashboard and panel. */
export const ATTEMPT_LIMITS = {
  failures: 5,
  windowSeconds: 5 * 60,
  perAddress: 4,
  perAccount: 20,
  accountWindowSeconds: 60 * 60,
  knownSeconds: 14 * 24 * 60 * 60,
} as const satisfies AttemptLimits;

/** Formats a duration, such as `45 segundos` or `5 minutos`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return formatCount(seconds, 'segundo', 'segundos');
  return formatCount(Math.ceil(seconds / 60), 'minuto', 'minutos');
}

export const SESSION_MESSAGES = {
  badCredentials: 'Credenciales inválidas',
  limited: (seconds: number) =>
    `Demasiados intentos. Podrás volver a intentarlo en ${formatWait(seconds)}.`,
  ownEmail:
    'Tu correo lo cambia quien administra las cuentas, en Configuración › Usuarios. Lo demás de tu perfil sí lo puedes guardar.',
  wrongPassword: 'La contraseña actual no es correcta',
  samePassword: 'La contraseña nueva debe ser distinta de la actual',
  shortPassword: `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`,
  longPassword: `La contraseña debe tener como máximo ${PASSWORD_MAX} caracteres`,
  name: `El nombre debe tener entre ${STAFF_NAME_LIMITS.min} y ${STAFF_NAME_LIMITS.max} caracteres`,
} as const;

/**
 * Roles of dashboard accounts, by the type of their role in the CMS. `admin` manages: it also assigns
 * enquiries, deletes, exports, and edits the catalogue and the settings. `agent` answers enquiries.
 */
export const DASHBOARD_ROLE_NAMES = { admin: 'Encargado', agent: 'Agente' } as const;

export type DashboardRole = keyof typeof DASHBOARD_ROLE_NAMES;

export function isDashboardRole(type: unknown): type is DashboardRole {
  return typeof type === 'string' && Object.hasOwn(DASHBOARD_ROLE_NAMES, type);
}

/** E-mail of the demo account with the role `agent`; the password is `CMS_STAFF_PASSWORD`. */
export const DEMO_AGENT = 'atencion@tequiora.mx';

export type SessionUser = {
  id: number;
  name: string;
  email: string;
  role: DashboardRole;
  /** Below the mails of the account; empty for name and company. */
  signature: string;
  /** Set while the account may only set up two-factor sign-in (`contracts/two-factor`). */
  mustSetUpTwoFactor?: true;
};

/**
 * `POST /api/auth/local`; the refresh token is set as an httpOnly cookie. An account with
 * two-factor sign-in gets a `ChallengeResponse` (`contracts/two-factor`) instead.
 */
export type SignInRequest = { identifier: string; password: string };
export type SignInResponse = { jwt: string; user: SessionUser };

/** `GET /api/auth/verify`, `PUT /api/auth/me`. */
export type SessionResponse = { user: SessionUser };

/** `POST /api/auth/refresh`: requires only the cookie. */
export type RefreshResponse = { jwt: string };

/** `POST /api/auth/logout`: `all` ends every session of the account. */
export type SignOutRequest = { scope?: 'all' };

/** `PUT /api/auth/me` */
export type ProfileRequest = { data: { name: string; signature?: string | null } };

/**
 * `POST /api/auth/change-password`: ends every other session; this one continues with the new token
 * and a new cookie.
 */
export type PasswordRequest = { currentPassword: string; password: string };

/** `GET /api/auth/sessions`, newest first; `DELETE /api/auth/sessions/:id` ends one. */
export type SessionEntry = {
  id: string;
  isCurrent: boolean;
  /** Browser and system, such as `Chrome en Windows`. */
  device: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  lastUsedAt: string;
};
export type SessionsResponse = { data: SessionEntry[] };
