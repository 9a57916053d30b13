import { ApiError } from '#src/lib/api-error.ts';

const BAD_REQUEST = 400;
const TOO_MANY = 429;
/** Used when the response has no `Retry-After` header. */
const DEFAULT_WAIT_SECONDS = 60;

/** Reason for a failed sign-in: wrong credentials, rate limit, or a server error. */
export type SignInProblem =
  | { kind: 'credentials'; message: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'server'; message: string };

export function signInProblem(error: unknown): SignInProblem {
  const { status, message, retryAfter } = error instanceof ApiError ? error : UNKNOWN;
  if (status === TOO_MANY) return { kind: 'wait', seconds: retryAfter ?? DEFAULT_WAIT_SECONDS };
  if (status === BAD_REQUEST) return { kind: 'credentials', message };
  if (status === 0) {
    return {
      kind: 'server',
      message: 'No hubo respuesta del servidor. Revisa tu conexión e inténtalo de nuevo.',
    };
  }
  return {
    kind: 'server',
    message:
      'El servidor no puede atenderte en este momento. Tus datos no son el problema: inténtalo de nuevo en unos minutos.',
  };
}

const UNKNOWN = new ApiError(500, '');
