import type { ErrorResponse } from '../../../contracts/error';
import type { Context } from './context';

type ErrorParts = {
  status: number;
  name: string;
  message: string;
  retryAfter?: string;
};

/**
 * Replaces a response by an error. Only for the middlewares outside of Strapi's error middleware: other
 * code throws an error (`errors.ts`).
 */
export function respondWithError(ctx: Context, parts: ErrorParts): void {
  const { status, name, message, retryAfter } = parts;
  const body: ErrorResponse = { data: null, error: { status, name, message, details: {} } };
  ctx.status = status;
  ctx.body = body;
  if (retryAfter) ctx.set('Retry-After', retryAfter);
}
