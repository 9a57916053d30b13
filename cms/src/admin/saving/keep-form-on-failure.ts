import { adminApi } from '@strapi/strapi/admin';

import { CONFLICT_ERROR, type SaveConflict } from '../../../contracts/saving';
import { isRecord } from '../../lib/fields';
import {
  type EntryRef,
  heldBaseOf,
  holdBase,
  isFollowed,
  noteFailure,
  type SaveAction,
  type SaveFailure,
} from './save-failures';
import { forgetAllUnsaved, forgetUnsaved } from './unsaved-entries';

type QueryError = { name?: string; message?: string; status?: number; details?: unknown };
type QueryResult = { data?: unknown; error?: QueryError };
type Request = { url: string; method: string; data?: object; config?: object };
type Args = EntryRef & { collectionType?: string; params?: object; data?: object };
type QueryApi = { getState: () => unknown; signal: AbortSignal };
type QueryFn = (
  args: Args,
  api: QueryApi,
  options: unknown,
  baseQuery: (request: Request) => Promise<QueryResult>,
) => Promise<QueryResult>;
type Lifecycle = {
  dispatch: (action: unknown) => unknown;
  queryFulfilled: Promise<{ data: { data?: { updatedAt?: string } } }>;
};

/** The parts of an endpoint of the content manager that are replaced. */
type Endpoint = {
  query?: (args: Args) => Request;
  queryFn?: QueryFn;
  transformResponse?: (response: unknown, meta: unknown, args: Args) => unknown;
  invalidatesTags: (result: unknown, error: unknown, args: Args) => unknown[];
  onQueryStarted?: (args: Args, lifecycle: Lifecycle) => Promise<void>;
};

type Draft = { updatedAt?: string; publishedAt?: string | null };
type Api = {
  enhanceEndpoints: (change: { endpoints: Record<string, (endpoint: Endpoint) => void> }) => void;
  endpoints: {
    getDocument: { select: (args: Args) => (state: unknown) => { data?: { data?: Draft } } };
  };
  util: {
    updateQueryData: (
      name: string,
      args: Args,
      change: (cached: { data?: object }) => void,
    ) => unknown;
  };
};

export const OFFLINE_MESSAGE = 'Sin conexión: no se guardó. Lo que escribiste sigue aquí.';
const RETRY_LOADING_MS = 3_000;
const CONFLICT = 409;
const UNREACHABLE = new Set([502, 503, 504]);

const api = adminApi as unknown as Api;

/** Whether no CMS responded: no network, or a proxy without the CMS behind it. */
function isUnreachable({ name, status }: QueryError): boolean {
  if (status !== undefined) return UNREACHABLE.has(status);
  return name === 'TypeError' || name === 'SyntaxError';
}

/** Returns the draft that the form shows: the form always follows this cache. */
function readShown(state: unknown, { data: _data, ...args }: Args): Draft | undefined {
  return api.endpoints.getDocument.select(args)(state).data?.data;
}

function failureOf(error: QueryError, action: SaveAction): SaveFailure {
  if (isUnreachable(error)) return { kind: 'offline', action };
  if (error.name === CONFLICT_ERROR && isRecord(error.details)) {
    return { kind: 'conflict', action, conflict: error.details as SaveConflict };
  }
  return { kind: 'refused', action };
}

/**
 * The editor keeps a form only after a `ValidationError`: after any other error it shows what is
 * stored, and what was typed is lost.
 */
function asFormError(error: QueryError): QueryError {
  if (error.name === 'ValidationError') return error;
  return { ...error, name: 'ValidationError', details: {} };
}

/** Sends the version that the form is based on, and keeps the form when the request fails. */
function keepForm(endpoint: Endpoint, action: SaveAction | undefined): void {
  const { query, transformResponse, invalidatesTags } = endpoint;
  if (!query) return;
  delete endpoint.query;
  endpoint.queryFn = async (args, queryApi, _options, baseQuery) => {
    const shown = action === 'create' ? undefined : readShown(queryApi.getState(), args);
    // Only public types have drafts, of which the CMS compares versions.
    const updatedAt =
      shown?.publishedAt === null ? (heldBaseOf(args) ?? shown.updatedAt) : undefined;
    const request = query(args);
    const data = updatedAt ? { ...request.data, updatedAt } : request.data;
    const { data: response, error } = await baseQuery({ ...request, ...(data && { data }) });
    if (error) {
      const told = isUnreachable(error) ? { ...error, message: OFFLINE_MESSAGE } : error;
      if (!action) return { error: told };
      noteFailure(args, failureOf(error, action));
      return { error: asFormError(told) };
    }
    noteFailure(args, undefined);
    holdBase(args, undefined);
    if (action) forgetUnsaved(args);
    return { data: transformResponse ? transformResponse(response, undefined, args) : response };
  };
  // Loading the entry again after a failure replaces the form, without a network by an error page.
  endpoint.invalidatesTags = (result, error, args) =>
    error && (isFollowed(args) || !isRecord(error) || error.status !== CONFLICT)
      ? []
      : invalidatesTags(result, error, args);
}

/**
 * Puts what was saved into the cache that the form follows. Strapi does so before the CMS responds,
 * and takes it out again, with what was typed, when saving fails.
 */
async function cacheSaved(
  { data, ...args }: Args,
  { dispatch, queryFulfilled }: Lifecycle,
): Promise<void> {
  const saved = await queryFulfilled.catch(() => undefined);
  const updatedAt = saved?.data.data?.updatedAt;
  if (!updatedAt) return;
  const change = (cached: { data?: object }) => {
    if (cached.data) Object.assign(cached.data, data, { updatedAt });
  };
  dispatch(api.util.updateQueryData('getDocument', args, change));
}

const connected = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, RETRY_LOADING_MS);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });

/** Loads an entry as soon as there is a network, instead of replacing the form by an error page. */
function keepLoading(endpoint: Endpoint): void {
  const load = endpoint.queryFn;
  if (!load) return;
  endpoint.queryFn = async (args, queryApi, options, baseQuery) => {
    for (;;) {
      const result = await load(args, queryApi, options, baseQuery);
      if (!result.error || !isUnreachable(result.error) || queryApi.signal.aborted) return result;
      const cached = api.endpoints.getDocument.select(args)(queryApi.getState()).data;
      if (cached) return { data: cached };
      await connected(queryApi.signal);
    }
  };
}

/** Changes how the editor of Strapi saves and loads entries. See decision 123. */
export function keepFormOnFailure(): void {
  api.enhanceEndpoints({
    endpoints: {
      createDocument: (endpoint) => keepForm(endpoint, 'create'),
      cloneDocument: (endpoint) => keepForm(endpoint, 'create'),
      updateDocument: (endpoint) => {
        keepForm(endpoint, 'save');
        endpoint.onQueryStarted = cacheSaved;
      },
      publishDocument: (endpoint) => keepForm(endpoint, 'publish'),
      discardDocument: (endpoint) => keepForm(endpoint, undefined),
      unpublishDocument: (endpoint) => keepForm(endpoint, undefined),
      getDocument: keepLoading,
      // Only of users who sign out; a session that ended keeps what was typed.
      logout: (endpoint) => {
        endpoint.onQueryStarted = () => Promise.resolve(forgetAllUnsaved());
      },
    },
  });
}
