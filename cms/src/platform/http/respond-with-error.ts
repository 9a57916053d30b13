import type { ErrorResponse } from '../../../contracts/error';
import type { Context } from './context';
import { statusMessage } from './translate-error';

type ErrorParts = { status: number; name: string; retryAfter?: string };

/**
 * Replaces a response by an error. Only for the middlewares outside of Strapi's error middleware: other
 * code throws an error (`errors.ts`).
 */
export function respondWithError(ctx: Context, parts: ErrorParts): void {
  const { status, name, retryAfter } = parts;
  const message = statusMessage(status);
  const body: ErrorResponse = { data: null, error: { status, name, message, details: {} } };
  ctx.status = status;
  ctx.body = body;
  if (retryAfter) ctx.set('Retry-After', retryAfter);
}
