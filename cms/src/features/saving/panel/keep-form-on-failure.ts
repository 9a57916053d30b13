import { adminApi } from '@strapi/strapi/admin';

import { ENQUIRY_UID } from '../../../../contracts/enquiry';
import { isRecord } from '../../../../contracts/is-record';
import { CONFLICT_ERROR, type SaveConflict } from '../../../../contracts/saving';
import {
  type EntryRef,
  pinnedBaseVersionOf,
  pinBaseVersion,
  isTracked,
  setFailure,
  type SaveAction,
  type SaveFailure,
} from './save-failures';
import { removeAllUnsavedEntries, removeUnsavedEntry } from './unsaved-entry';

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

/** The parts of a content manager endpoint that are replaced. */
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

const OFFLINE_MESSAGE = 'Sin conexión: no se guardó. Lo que escribiste sigue aquí.';
const RETRY_LOADING_MS = 3_000;
const CONFLICT = 409;
const UNREACHABLE = new Set([502, 503, 504]);

const api = adminApi as unknown as Api;

/** Returns true if the CMS did not respond: no network, or a proxy without a running CMS. */
function isUnreachable({ name, status }: QueryError): boolean {
  if (status !== undefined) return UNREACHABLE.has(status);
  return name === 'TypeError' || name === 'SyntaxError';
}

/** Returns the cached draft, which the form always shows. */
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
 * Turns any error into a `ValidationError`: after any other error the editor reloads the stored entry
 * and the unsaved input is lost.
 */
function asFormError(error: QueryError): QueryError {
  if (error.name === 'ValidationError') return error;
  return { ...error, name: 'ValidationError', details: {} };
}

/** Sends the version that the form is based on, and preserves the form when the request fails. */
function keepForm(endpoint: Endpoint, action: SaveAction | undefined): void {
  const { query, transformResponse, invalidatesTags } = endpoint;
  if (!query) throw new Error('An endpoint of the editor moved: see cms/docs/upstream.md');
  delete endpoint.query;
  endpoint.queryFn = async (args, queryApi, _options, baseQuery) => {
    const shown = action === 'create' ? undefined : readShown(queryApi.getState(), args);
    // The CMS compares the versions of drafts and enquiries only.
    const isCompared = shown?.publishedAt === null || args.model === ENQUIRY_UID;
    const updatedAt = isCompared ? (pinnedBaseVersionOf(args) ?? shown?.updatedAt) : undefined;
    const request = query(args);
    const data = updatedAt ? { ...request.data, updatedAt } : request.data;
    const { data: response, error } = await baseQuery({ ...request, ...(data && { data }) });
    if (error) {
      const reported = isUnreachable(error) ? { ...error, message: OFFLINE_MESSAGE } : error;
      if (!action) return { error: reported };
      setFailure(args, failureOf(error, action));
      return { error: asFormError(reported) };
    }
    setFailure(args, undefined);
    pinBaseVersion(args, undefined);
    if (action) removeUnsavedEntry(args);
    return { data: transformResponse ? transformResponse(response, undefined, args) : response };
  };
  // Refetching after a failure would replace the form with the stored entry or an error page.
  endpoint.invalidatesTags = (result, error, args) =>
    error && (isTracked(args) || !isRecord(error) || error.status !== CONFLICT)
      ? []
      : invalidatesTags(result, error, args);
}

/**
 * Writes the saved values into the cache that the form shows. Strapi updates it before the CMS
 * responds, and reverts it together with the unsaved input when saving fails.
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

const waitForNetwork = (signal: AbortSignal) =>
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

/** Retries loading an entry until the network is back, instead of showing an error page. */
function keepLoading(endpoint: Endpoint): void {
  const load = endpoint.queryFn;
  if (!load) throw new Error('`getDocument` moved: see cms/docs/upstream.md');
  endpoint.queryFn = async (args, queryApi, options, baseQuery) => {
    for (;;) {
      const result = await load(args, queryApi, options, baseQuery);
      if (!result.error || !isUnreachable(result.error) || queryApi.signal.aborted) return result;
      const cached = api.endpoints.getDocument.select(args)(queryApi.getState()).data;
      if (cached) return { data: cached };
      await waitForNetwork(queryApi.signal);
    }
  };
}

/**
 * Replaces how Strapi's editor saves and loads entries. See decision 123.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · queries, tags and caches of eight endpoints
 * why: a failed save loses the form (https://github.com/strapi/strapi/issues/22646), and no version is sent
 * test: site/e2e/panel/saving.spec.ts, site/e2e/panel/typed.spec.ts
 * until: the editor keeps the form and sends the version that it is based on
 */
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
      // Only an explicit sign-out removes unsaved input; an expired session keeps it.
      logout: (endpoint) => {
        endpoint.onQueryStarted = () => Promise.resolve(removeAllUnsavedEntries());
      },
    },
  });
}
