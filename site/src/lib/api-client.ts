const TIMEOUT = 10_000;

type ErrorBody = {
  error?: {
    message?: string;
    details?: { errors?: { path?: (string | number)[]; message?: string }[] };
  };
};

/** Why a call failed. `status` 0: no answer came (no network, or the time-out). */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    /** First message of each field the server refused. */
    readonly fieldErrors: Record<string, string> = {},
    /** Seconds to wait before trying again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** Sends `{ data }` to the CMS of this origin and resolves to its answer. Throws `ApiError` only. */
export async function postJson<Answer>(
  path: `/${string}`,
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify({ data }),
      signal: abort.signal,
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusal(response, body as ErrorBody | null);
    return body as Answer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, 'No hubo respuesta del servidor. Revisa tu conexión.');
  } finally {
    clearTimeout(timer);
  }
}

function refusal(response: Response, body: ErrorBody | null): ApiError {
  const fieldErrors: Record<string, string> = {};
  for (const { path, message } of body?.error?.details?.errors ?? []) {
    const field = path?.at(-1);
    if (field !== undefined && message) fieldErrors[field] ??= message;
  }
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    response.status,
    body?.error?.message ?? 'El servidor no pudo atender la solicitud.',
    fieldErrors,
    Number.isFinite(seconds) ? seconds : null,
  );
}
