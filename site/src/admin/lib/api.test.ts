import { delay, http, HttpResponse } from 'msw';
import { ApiError } from '#src/lib/api-error.ts';
import { apiUrl, STAFF } from '../../../test/admin/render-admin.tsx';
import { server } from '../../../test/server.ts';
import { api } from './api.ts';
import { closeSession, currentToken, openSession, sessionStore } from './session-store.ts';

const products = apiUrl('/products');
const refresh = apiUrl('/auth/refresh');
const refused = () => HttpResponse.json({ data: null, error: {} }, { status: 401 });

/** Accepts the newer token only. */
const forNewer = http.get(products, ({ request }) =>
  request.headers.get('Authorization') === 'Bearer nuevo'
    ? HttpResponse.json({ data: [] })
    : refused(),
);

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError');
}

beforeEach(() => openSession('viejo', STAFF));
afterEach(() => closeSession('none'));

test('sends the token and the Strapi query, and resolves to the body', async () => {
  server.use(
    http.get(products, ({ request }) =>
      HttpResponse.json({
        search: decodeURIComponent(new URL(request.url).search),
        token: request.headers.get('Authorization'),
      }),
    ),
  );
  const query = { filters: { name: { $eq: 'Caja' } }, sort: ['name:asc'] };
  await expect(api.get('/products', { query })).resolves.toEqual({
    search: '?filters[name][$eq]=Caja&sort[0]=name:asc',
    token: 'Bearer viejo',
  });
});

test('turns an error response into an ApiError with field errors by path', async () => {
  const errors = [{ path: ['data', 'features', '0', 'text'], message: 'Escribe algo' }];
  const body = { data: null, error: { message: 'Revisa los datos', details: { errors } } };
  server.use(http.post(products, () => HttpResponse.json(body, { status: 400 })));
  expect(await failureOf(api.post('/products', { data: {} }))).toMatchObject({
    status: 400,
    message: 'Revisa los datos',
    fieldErrors: { 'features.0.text': 'Escribe algo' },
  });
});

test('refreshes an expired token once for all concurrent calls', async () => {
  const onRequest = jest.fn();
  server.use(
    forNewer,
    http.post(refresh, () => {
      onRequest();
      return HttpResponse.json({ jwt: 'nuevo' });
    }),
  );
  await Promise.all([api.get('/products'), api.get('/products'), api.get('/products')]);
  expect(onRequest).toHaveBeenCalledTimes(1);
  expect(currentToken()).toBe('nuevo');
});

test('uses a newer token stored by another tab without a refresh', async () => {
  server.use(forNewer);
  const key = sessionStore.persist.getOptions().name ?? '';
  const stored = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, stored.replace('"viejo"', '"nuevo"'));
  await expect(api.get('/products')).resolves.toEqual({ data: [] });
});

test('closes the session when the refresh is rejected', async () => {
  server.use(http.get(products, refused), http.post(refresh, refused));
  expect(await failureOf(api.get('/products'))).toMatchObject({ status: 401 });
  expect(sessionStore.getState()).toMatchObject({
    token: null,
    status: 'signed-out',
    ending: 'expired',
  });
});

test('stores no refreshed token after the user has signed out', async () => {
  server.use(
    forNewer,
    http.post(refresh, () => {
      closeSession('none');
      return HttpResponse.json({ jwt: 'nuevo' });
    }),
  );
  expect(await failureOf(api.get('/products'))).toMatchObject({ status: 401 });
  expect(sessionStore.getState()).toMatchObject({ token: null, status: 'signed-out' });
});

test('keeps a session that was opened while the refresh of an earlier one was refused', async () => {
  server.use(
    forNewer,
    http.post(refresh, () => {
      openSession('nuevo', STAFF);
      return refused();
    }),
  );
  await expect(api.get('/products')).resolves.toEqual({ data: [] });
  expect(sessionStore.getState()).toMatchObject({ token: 'nuevo', status: 'signed-in' });
});

test('keeps the session when the refresh fails with a server error', async () => {
  server.use(
    http.get(products, refused),
    http.post(refresh, () => new HttpResponse(null, { status: 503 })),
  );
  expect(await failureOf(api.get('/products'))).toMatchObject({ status: 503 });
  expect(sessionStore.getState()).toMatchObject({ token: 'viejo', status: 'signed-in' });
});

test('throws an ApiError with status 0 without a network', async () => {
  server.use(http.get(products, () => HttpResponse.error()));
  expect(await failureOf(api.get('/products'))).toMatchObject({
    status: 0,
    message: expect.stringMatching(/^No hubo respuesta/) as string,
  });
});

test('treats a response whose body is cut off as no response', async () => {
  server.use(http.get(products, () => new HttpResponse('{"data":[')));
  expect(await failureOf(api.get('/products'))).toMatchObject({ status: 0 });
});

test('gives up after ten seconds without a response', async () => {
  server.use(
    http.get(products, async () => {
      await delay('infinite');
    }),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const failure = failureOf(api.get('/products'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ status: 0 });
  } finally {
    jest.useRealTimers();
  }
});

test('rejects with an AbortError when the call is aborted', async () => {
  server.use(http.get(products, () => HttpResponse.json({})));
  const abort = new AbortController();
  abort.abort();
  const error: unknown = await api
    .get('/products', { signal: abort.signal })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('returns a file with the name from the response', async () => {
  server.use(
    http.get(apiUrl('/enquiries/export'), () =>
      HttpResponse.text('Folio', {
        headers: { 'Content-Disposition': 'attachment; filename="consultas.csv"' },
      }),
    ),
  );
  const { blob, name } = await api.download('/enquiries/export');
  expect(name).toBe('consultas.csv');
  expect(blob.size).toBe(5);
});

test('sends files as multipart form data', async () => {
  server.use(
    http.post(apiUrl('/upload'), async ({ request }) => {
      const type = request.headers.get('Content-Type')?.split(';')[0];
      return HttpResponse.json({ type, fields: [...(await request.formData()).keys()] });
    }),
  );
  const form = new FormData();
  form.append('files', new File(['x'], 'foto.webp', { type: 'image/webp' }));
  await expect(api.upload('/upload', form)).resolves.toEqual({
    type: 'multipart/form-data',
    fields: ['files'],
  });
});
