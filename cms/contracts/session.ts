/** Sessions of the dashboard: `/api/auth/*`. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 72;
export const STAFF_NAME_LIMITS = { min: 2, max: 80 } as const;

/** Failed sign-ins that one address, or one account, may make in a minute. */
export const SIGN_IN_FAILURES_PER_MINUTE = 5;

export const SESSION_MESSAGES = {
  badCredentials: 'Credenciales inválidas',
  limited: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  wrongPassword: 'La contraseña actual no es correcta',
  samePassword: 'La contraseña nueva debe ser distinta de la actual',
  shortPassword: `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`,
  longPassword: `La contraseña debe tener como máximo ${PASSWORD_MAX} caracteres`,
  name: `El nombre debe tener entre ${STAFF_NAME_LIMITS.min} y ${STAFF_NAME_LIMITS.max} caracteres`,
} as const;

export type SessionUser = { id: number; name: string; email: string; role: 'admin' };

/** `POST /api/auth/local`; the refresh token comes as an httpOnly cookie. */
export type SignInRequest = { identifier: string; password: string };
export type SignInResponse = { jwt: string; user: SessionUser };

/** `GET /api/auth/verify`, `PUT /api/auth/me`. */
export type SessionResponse = { user: SessionUser };

/** `POST /api/auth/refresh`: asks nothing but the cookie. */
export type RefreshResponse = { jwt: string };

/** `POST /api/auth/logout`: `all` ends every session of the account. */
export type SignOutRequest = { scope?: 'all' };

/** `PUT /api/auth/me` */
export type ProfileRequest = { data: { name: string } };

/**
 * `POST /api/auth/change-password`: ends every other session; this one goes on with the new token
 * and a new cookie.
 */
export type PasswordRequest = { currentPassword: string; password: string };

/** `GET /api/auth/sessions`, newest first; `DELETE /api/auth/sessions/:id` ends one. */
export type SessionEntry = {
  id: string;
  isCurrent: boolean;
  /** Browser and system in words, such as `Chrome en Windows`. */
  device: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  lastUsedAt: string;
};
export type SessionsResponse = { data: SessionEntry[] };
