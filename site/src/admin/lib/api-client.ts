import { TWO_FACTOR_REQUIRED_ERROR } from '@tequiora/cms/contracts/two-factor.ts';
import type { Options } from 'ky';
import { ApiError } from '#src/lib/api-error.ts';
import { orRefusal, send } from './http.ts';
import { renewToken } from './session-refresh.ts';
import { closeSession, currentToken, requireTwoFactor } from './session-store.ts';
import { toQuery, type Query } from './to-query.ts';

type Path = `/${string}`;
type CallOptions = { query?: Query; signal?: AbortSignal | undefined };

/** Files may take their time. */
const FILE_TIMEOUT = 60_000;

/**
 * The CMS for whoever is signed in. All calls throw `ApiError`; `status` 0 means that no answer
 * came. A token that ran out is renewed once; a session that is over ends in the whole dashboard.
 */
export const api = {
  get: <Answer>(path: Path, options?: CallOptions) => json<Answer>(path, 'get', options),
  post: <Answer>(path: Path, body?: object, options?: CallOptions) =>
    json<Answer>(path, 'post', options, { json: body }),
  put: <Answer>(path: Path, body: object, options?: CallOptions) =>
    json<Answer>(path, 'put', options, { json: body }),
  delete: <Answer = void>(path: Path, options?: CallOptions) =>
    json<Answer>(path, 'delete', options),
  /** Sends files as `multipart/form-data`. */
  upload: <Answer>(path: Path, body: FormData, options?: CallOptions) =>
    json<Answer>(path, 'post', options, { body, timeout: FILE_TIMEOUT }),
  /** A file with the name that the CMS gave it. */
  download: async (path: Path, options?: CallOptions) =>
    toFile(await call(path, 'get', options, { timeout: FILE_TIMEOUT })),
  /** The same, of what must not stand in an address. */
  downloadAbout: async (path: Path, body: object) =>
    toFile(await call(path, 'post', {}, { json: body, timeout: FILE_TIMEOUT })),
};

type Method = 'get' | 'post' | 'put' | 'delete';

async function json<Answer>(
  path: Path,
  method: Method,
  options?: CallOptions,
  extra?: Options,
): Promise<Answer> {
  const response = await call(path, method, options, extra);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

async function call(
  path: Path,
  method: Method,
  { query, signal }: CallOptions = {},
  extra: Options = {},
): Promise<Response> {
  const options: Options = {
    method,
    ...(query ? { searchParams: toQuery(query) } : null),
    ...(signal ? { signal } : null),
    ...extra,
  };
  const token = currentToken();
  let response = await send(path, withBearer(options, token));
  if (response.status === 401 && token) {
    const newer = await renewToken(token);
    if (newer) {
      response = await send(path, withBearer(options, newer));
      if (response.status === 401) closeSession('expired');
    }
  }
  return orRefusal(response).catch((error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === TWO_FACTOR_REQUIRED_ERROR) requireTwoFactor();
    throw error;
  });
}

function withBearer(options: Options, token: string | null): Options {
  return token ? { ...options, headers: { Authorization: `Bearer ${token}` } } : options;
}

async function toFile(response: Response) {
  return { blob: await response.blob(), name: fileName(response) };
}

function fileName(response: Response): string | null {
  const header = response.headers.get('Content-Disposition') ?? '';
  return /filename="([^"]+)"/.exec(header)?.[1] ?? null;
}
