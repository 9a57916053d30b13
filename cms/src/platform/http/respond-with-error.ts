import type { ErrorResponse, FieldProblem } from '../../../contracts/error';
import { SESSION_MESSAGES } from '../../../contracts/session';
import type { Context } from './context';

type ErrorParts = {
  status: number;
  name: string;
  message: string;
  problems?: FieldProblem[];
  retryAfter?: string;
};

/** Responds with an error in the shape that all errors of the API share. */
export function respondWithError(ctx: Context, parts: ErrorParts): void {
  const { status, name, message, problems = [], retryAfter } = parts;
  const details = problems.length > 0 ? { errors: problems } : {};
  const body: ErrorResponse = { data: null, error: { status, name, message, details } };
  ctx.status = status;
  ctx.body = body;
  if (retryAfter) ctx.set('Retry-After', retryAfter);
}

/** Responds with 429; the wait is in the message (for people) and in `Retry-After` (seconds). */
export function respondRateLimited(ctx: Context, seconds: number): void {
  const message = SESSION_MESSAGES.limited(seconds);
  const retryAfter = String(seconds);
  respondWithError(ctx, { status: 429, name: 'RateLimitError', message, retryAfter });
}
