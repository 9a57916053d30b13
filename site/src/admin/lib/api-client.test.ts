import { delay, http, HttpResponse } from 'msw';
import { ApiError } from '#src/lib/api-error.ts';
import { apiUrl, STAFF } from '../../../test/admin/render-admin.tsx';
import { server } from '../../../test/server.ts';
import { api } from './api-client.ts';
import { closeSession, currentToken, openSession, sessionStore } from './session-store.ts';

const products = apiUrl('/products');
const refresh = apiUrl('/auth/refresh');
const refused = () => HttpResponse.json({ data: null, error: {} }, { status: 401 });

/** Answers to the newer token only. */
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

test('sends the token, the query as Strapi reads it, and answers with the body', async () => {
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

test('turns a refusal into one error, with nested fields by their path', async () => {
  const errors = [{ path: ['data', 'features', '0', 'text'], message: 'Escribe algo' }];
  const body = { data: null, error: { message: 'Revisa los datos', details: { errors } } };
  server.use(http.post(products, () => HttpResponse.json(body, { status: 400 })));
  expect(await failureOf(api.post('/products', { data: {} }))).toMatchObject({
    status: 400,
    message: 'Revisa los datos',
    fieldErrors: { 'features.0.text': 'Escribe algo' },
  });
});

test('renews a token that ran out, once for all calls that wait for it', async () => {
  const asked = jest.fn();
  server.use(
    forNewer,
    http.post(refresh, () => {
      asked();
      return HttpResponse.json({ jwt: 'nuevo' });
    }),
  );
  await Promise.all([api.get('/products'), api.get('/products'), api.get('/products')]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(currentToken()).toBe('nuevo');
});

test('uses the newer token that another tab stored, without asking for one', async () => {
  server.use(forNewer);
  const key = sessionStore.persist.getOptions().name ?? '';
  const kept = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, kept.replace('"viejo"', '"nuevo"'));
  await expect(api.get('/products')).resolves.toEqual({ data: [] });
});

test('a session that is over ends here', async () => {
  server.use(http.get(products, refused), http.post(refresh, refused));
  expect(await failureOf(api.get('/products'))).toMatchObject({ status: 401 });
  expect(sessionStore.getState()).toMatchObject({
    token: null,
    status: 'signed-out',
    ending: 'expired',
  });
});

test('a CMS that cannot renew the token now ends nothing', async () => {
  server.use(
    http.get(products, refused),
    http.post(refresh, () => new HttpResponse(null, { status: 503 })),
  );
  expect(await failureOf(api.get('/products'))).toMatchObject({ status: 503 });
  expect(sessionStore.getState()).toMatchObject({ token: 'viejo', status: 'signed-in' });
});

test('has status 0 when there is no network', async () => {
  server.use(http.get(products, () => HttpResponse.error()));
  expect(await failureOf(api.get('/products'))).toMatchObject({
    status: 0,
    message: expect.stringMatching(/^No hubo respuesta/) as string,
  });
});

test('gives up after ten seconds without an answer', async () => {
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

test('a call that is no longer wanted is no failure of the server', async () => {
  server.use(http.get(products, () => HttpResponse.json({})));
  const abort = new AbortController();
  abort.abort();
  const error: unknown = await api
    .get('/products', { signal: abort.signal })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'AbortError' });
});

test('a file comes with the name that the CMS gave it', async () => {
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

test('files are sent as a form', async () => {
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
