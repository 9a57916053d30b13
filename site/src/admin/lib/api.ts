import { ApiError } from '#src/lib/api-error.ts';
import { TWO_FACTOR_REQUIRED_ERROR } from '@tequiora/cms/contracts/two-factor.ts';
import { refreshAccessToken } from './refresh-access-token.ts';
import { receive, sendRequest, throwIfRefused, type RequestOptions } from './send-request.ts';
import { closeSession, currentToken, requireTwoFactor } from './session-store.ts';
import { toQuery, type Query } from './to-query.ts';

export type Path = `/${string}`;
type CallOptions = {
  query?: Query | undefined;
  signal?: AbortSignal | undefined;
  /** Until the response begins, in milliseconds. */
  timeout?: number | undefined;
};

/** For file transfers, in milliseconds. */
const FILE_TIMEOUT_MS = 60_000;

/**
 * HTTP client for the CMS with the session of the user. All calls throw `ApiError`; `status` 0
 * means that no whole response arrived. An expired token is refreshed once; an expired session is
 * closed in the whole dashboard.
 */
export const api = {
  get: <Result>(path: Path, options?: CallOptions) => json<Result>(path, 'GET', options),
  post: <Result>(path: Path, body?: object, options?: CallOptions) =>
    json<Result>(path, 'POST', options, { json: body }),
  put: <Result>(path: Path, body: object, options?: CallOptions) =>
    json<Result>(path, 'PUT', options, { json: body }),
  delete: <Result = void>(path: Path, options?: CallOptions) =>
    json<Result>(path, 'DELETE', options),
  /** Sends files as `multipart/form-data`. */
  upload: <Result>(path: Path, body: FormData, options?: CallOptions) =>
    json<Result>(path, 'POST', options, { body, timeout: FILE_TIMEOUT_MS }),
  /** Downloads a file; `name` is the file name in the response. */
  download: async (path: Path, options?: CallOptions) =>
    toFile(await call(path, 'GET', options, { timeout: FILE_TIMEOUT_MS })),
  /** Like `download`, with parameters that must not appear in a URL. */
  downloadAbout: async (path: Path, body: object) =>
    toFile(await call(path, 'POST', {}, { json: body, timeout: FILE_TIMEOUT_MS })),
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function json<Result>(
  path: Path,
  method: Method,
  options?: CallOptions,
  extra?: RequestOptions,
): Promise<Result> {
  const response = await call(path, method, options, extra);
  const parse = (text: string) => (text ? JSON.parse(text) : undefined) as Result;
  return receive(response.text().then(parse), options?.signal);
}

async function call(
  path: Path,
  method: Method,
  { query, signal, timeout }: CallOptions = {},
  extra: RequestOptions = {},
): Promise<Response> {
  const options: RequestOptions = {
    method,
    ...(query ? { query: toQuery(query) } : null),
    ...(signal ? { signal } : null),
    ...(timeout ? { timeout } : null),
    ...extra,
  };
  const token = currentToken();
  let response = await sendRequest(path, { ...options, token });
  if (response.status === 401 && token) {
    const newer = await refreshAccessToken(token);
    if (newer) {
      response = await sendRequest(path, { ...options, token: newer });
      if (response.status === 401) closeSession('expired');
    }
  }
  return throwIfRefused(response).catch((error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === TWO_FACTOR_REQUIRED_ERROR) requireTwoFactor();
    throw error;
  });
}

async function toFile(response: Response) {
  return { blob: await receive(response.blob()), name: fileName(response) };
}

function fileName(response: Response): string | null {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"]+)"/.exec(header)?.[1] ?? null;
}
