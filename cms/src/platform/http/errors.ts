import createError, { type HttpError } from 'http-errors';

import type { FieldProblem } from '../../../contracts/error';
import { CONFLICT_ERROR } from '../../../contracts/saving';
import { SESSION_MESSAGES } from '../../../contracts/session';
import type { Context } from './context';

// The errors that our HTTP code throws; Strapi's error middleware turns them into responses. They are
// HTTP errors because Strapi drops the message of its own `UnauthorizedError` and `ForbiddenError`, and
// has no class for 409 and 503.

/** Creates an error whose `details` are part of the response. */
export function httpError(
  status: number,
  name: string,
  message: string,
  details: object = {},
): HttpError {
  return createError(status, message, { name, details });
}

export const MALFORMED_MESSAGE = 'La petición no tiene la forma esperada';

/** Creates a 400 with the problem of each invalid field. */
export function invalid(problems: FieldProblem[], message = 'Revisa los datos enviados') {
  const details = problems.length > 0 ? { errors: problems } : {};
  return httpError(400, 'ValidationError', message, details);
}

/** Creates a 400 about one field. `message` is also the message of the whole response. */
export function invalidField(path: string[], message: string) {
  return invalid([{ path, message }], message);
}

export function unauthorized(message: string) {
  return httpError(401, 'UnauthorizedError', message);
}

export function forbidden(message: string) {
  return httpError(403, 'ForbiddenError', message);
}

export function notFound(message: string) {
  return httpError(404, 'NotFoundError', message);
}

export function conflict(message: string, details?: object) {
  return httpError(409, CONFLICT_ERROR, message, details);
}

/** Creates a 429; the wait is in `Retry-After` (seconds) and, by default, in the message. */
export function rateLimited(
  ctx: Context,
  seconds: number,
  message: string = SESSION_MESSAGES.limited(seconds),
) {
  ctx.set('Retry-After', String(seconds));
  return httpError(429, 'RateLimitError', message);
}

/** Creates a 503. `retryAfter` in seconds. */
export function unavailable(ctx: Context, message: string, retryAfter?: string) {
  if (retryAfter) ctx.set('Retry-After', retryAfter);
  return httpError(503, 'ServiceUnavailableError', message);
}
