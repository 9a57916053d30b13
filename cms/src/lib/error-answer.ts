import type { ErrorResponse, FieldProblem } from '../../contracts/error';
import { SESSION_MESSAGES } from '../../contracts/session';
import type { Context } from './context';

type ErrorAnswer = {
  status: number;
  name: string;
  message: string;
  problems?: FieldProblem[];
  retryAfter?: string;
};

/** Answers with an error in the one shape that all errors of the API have. */
export function answerError(ctx: Context, answer: ErrorAnswer): void {
  const { status, name, message, problems = [], retryAfter } = answer;
  const details = problems.length > 0 ? { errors: problems } : {};
  const body: ErrorResponse = { data: null, error: { status, name, message, details } };
  ctx.status = status;
  ctx.body = body;
  if (retryAfter) ctx.set('Retry-After', retryAfter);
}

/** Answers an attempt that has to wait: 429, with the time for a person and for a program. */
export function answerLimited(ctx: Context, seconds: number): void {
  const message = SESSION_MESSAGES.limited(seconds);
  const retryAfter = String(seconds);
  answerError(ctx, { status: 429, name: 'RateLimitError', message, retryAfter });
}
