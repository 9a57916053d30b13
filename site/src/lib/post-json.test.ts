import { delay, http, HttpResponse } from 'msw';
import { server } from '../../test/server.ts';
import { ApiError } from './api-error.ts';
import { postJson } from './post-json.ts';

const URL = 'http://localhost:8000/api/enquiries';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError');
}

test("sends the data in Strapi's format and resolves to the body", async () => {
  server.use(
    http.post(URL, async ({ request }) =>
      HttpResponse.json({
        sent: await request.json(),
        key: request.headers.get('Idempotency-Key'),
      }),
    ),
  );
  await expect(
    postJson('/enquiries', { name: 'Ana' }, { 'Idempotency-Key': 'k1' }),
  ).resolves.toEqual({ sent: { data: { name: 'Ana' } }, key: 'k1' });
});

test('maps an error response to one ApiError with the messages of each field', async () => {
  const errors = [
    { path: ['data', 'email'], message: 'Por favor ingresa un email válido.' },
    { path: ['data', 'email'], message: 'Otro.' },
  ];
  server.use(
    http.post(URL, () =>
      HttpResponse.json(
        { data: null, error: { message: 'Revisa los datos marcados', details: { errors } } },
        { status: 400 },
      ),
    ),
  );
  const error = await failureOf(postJson('/enquiries', {}));
  expect(error).toMatchObject({
    status: 400,
    message: 'Revisa los datos marcados',
    fieldErrors: { email: 'Por favor ingresa un email válido. Otro.' },
    retryAfter: null,
  });
});

test('returns the retry delay, and tolerates a body that is not JSON', async () => {
  server.use(
    http.post(
      URL,
      () => new HttpResponse('busy', { status: 503, headers: { 'Retry-After': '7' } }),
    ),
  );
  const error = await failureOf(postJson('/enquiries', {}));
  expect(error).toMatchObject({ status: 503, retryAfter: 7 });
});

test('has status 0 without a network', async () => {
  server.use(http.post(URL, () => HttpResponse.error()));
  expect(await failureOf(postJson('/enquiries', {}))).toMatchObject({ status: 0 });
});

test('treats a response whose body is cut off as no response', async () => {
  server.use(http.post(URL, () => new HttpResponse('{"data":{"fol', { status: 201 })));
  expect(await failureOf(postJson('/enquiries', {}))).toMatchObject({ status: 0 });
});

test('gives up after ten seconds without a response', async () => {
  server.use(
    http.post(URL, async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const failure = failureOf(postJson('/enquiries', {}));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ status: 0 });
  } finally {
    jest.useRealTimers();
  }
});
