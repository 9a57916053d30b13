type FieldProblem = { path?: (string | number)[]; message?: string };
type ErrorDetails = { errors?: FieldProblem[] } & Record<string, unknown>;
type ErrorBody = { error?: { name?: string; message?: string; details?: ErrorDetails } };

/** Failure of a request. `status` 0: no response (no network, or a timeout), or a part of one. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    /** Messages of each rejected field, by path: `email`, `features.0.text`. */
    readonly fieldErrors: Record<string, string> = {},
    /** Seconds to wait before trying again. */
    readonly retryAfter: number | null = null,
    /** The server's error code. */
    readonly code: string | null = null,
    /** What the server's error is about, depending on the request. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export function networkError(): ApiError {
  return new ApiError(0, 'No hubo respuesta del servidor. Revisa tu conexión.');
}

/** Creates the error for an unsuccessful response, from Strapi's body if present. */
export function toApiError(response: Response, body: unknown): ApiError {
  const error = isErrorBody(body) ? body.error : undefined;
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of error?.details?.errors ?? []) {
    const field = fieldName(path ?? []);
    const before = fieldErrors[field];
    if (field && message) fieldErrors[field] = before ? `${before} ${message}` : message;
  }
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.status,
    error?.message ?? 'El servidor no pudo atender la solicitud.',
    fieldErrors,
    Number.isFinite(seconds) ? seconds : null,
    error?.name ?? null,
    error?.details,
  );
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null;
}

/** Returns the name of a form field, which is its path below `data`. */
function fieldName(path: (string | number)[]): string {
  return path.slice(path[0] === 'data' ? 1 : 0).join('.');
}
