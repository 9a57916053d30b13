import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type {
  WebhookDeliveriesResponse,
  WebhookDelivery,
  WebhookEndpoint,
} from '@tequiora/cms/contracts/webhooks.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ENDPOINT: WebhookEndpoint = {
  documentId: 'conexion',
  name: 'n8n',
  url: 'https://n8n.example/webhook/1',
  events: ['enquiry.created'],
  state: 'active',
  createdAt: '2026-11-21T18:00:00.000Z',
  author: 'Rosa Martínez',
  previousSecretUntil: null,
  isSecretReadable: true,
  lastSuccessAt: '2026-11-21T18:05:00.000Z',
  failingSince: null,
  lastFailure: null,
  waiting: 0,
  failed: 0,
};

const DELIVERY: WebhookDelivery = {
  documentId: 'aviso',
  endpointId: 'conexion',
  event: 'enquiry.created',
  subjectId: 'consulta',
  folio: 'TQ-AAAAAA',
  state: 'sent',
  attempts: 1,
  failure: null,
  statusCode: 204,
  createdAt: '2026-11-21T18:05:00.000Z',
  triedAt: '2026-11-21T18:05:01.000Z',
  dueAt: null,
  canRepeat: true,
};

const SECRET = 'whsec_abc';

/** Serves the systems and deliveries; returns what was sent. */
function serve(endpoints: WebhookEndpoint[], deliveries: WebhookDelivery[] = [DELIVERY]) {
  const sent: string[] = [];
  const page: WebhookDeliveriesResponse = {
    data: deliveries,
    meta: { page: 1, pageCount: 1, total: deliveries.length },
  };
  server.use(
    http.get(apiUrl('/lead-sources'), () => HttpResponse.json({ data: [] })),
    http.get(apiUrl('/webhook-endpoints'), () => HttpResponse.json({ data: endpoints })),
    http.get(apiUrl('/webhook-deliveries'), () => HttpResponse.json(page)),
    http.post(apiUrl('/webhook-endpoints'), async ({ request }) => {
      sent.push(await request.text());
      endpoints.push(ENDPOINT);
      return HttpResponse.json({ data: { ...ENDPOINT, secret: SECRET } }, { status: 201 });
    }),
    http.post(apiUrl('/webhook-endpoints/conexion/secret'), () =>
      HttpResponse.json({ data: { ...ENDPOINT, secret: SECRET } }),
    ),
    http.post(apiUrl('/webhook-deliveries/aviso/repeat'), () => {
      sent.push('repeat');
      return HttpResponse.json({ data: { repeated: 1 } });
    }),
  );
  return sent;
}

test('adds a connection and shows its secret once', async () => {
  const sent = serve([]);
  const { person } = renderAdmin('/admin/salud/conexiones');
  expect(await screen.findByText('Ningún otro sistema recibe avisos')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Agregar conexión' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText(/Nombre/), 'n8n');
  await person.type(dialog.getByLabelText(/Dirección/), 'n8n.example');
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/Escribe una dirección completa/)).toBeVisible();
  await person.clear(dialog.getByLabelText(/Dirección/));
  await person.type(dialog.getByLabelText(/Dirección/), 'https://n8n.example/webhook/1');
  await person.click(dialog.getByLabelText('Se elimina una consulta'));
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    data: {
      name: 'n8n',
      url: 'https://n8n.example/webhook/1',
      events: [
        'enquiry.created',
        'enquiry.updated',
        'subscription.created',
        'subscription.deleted',
      ],
    },
  });
  await person.click(screen.getByRole('button', { name: 'Ya la guardé' }));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'n8n' })).toBeVisible();
});

test('shows the deliveries, and repeats one', async () => {
  const sent = serve([ENDPOINT]);
  const { person, container } = renderAdmin('/admin/salud/conexiones');
  const link = await screen.findByRole('link', { name: 'TQ-AAAAAA' });
  expect(link).toHaveAttribute('href', '/admin/consultas/consulta');
  expect(await axe(container)).toHaveNoViolations();
  await person.click(screen.getByRole('button', { name: 'Repetir: Llega una consulta TQ-AAAAAA' }));
  expect(await screen.findByText('Aviso en camino')).toBeVisible();
  expect(sent).toEqual(['repeat']);
});

test('says why a connection has stopped, and offers neither test nor repetition', async () => {
  const failed = { state: 'failed', failure: 'status', statusCode: 500 } as const;
  serve(
    [{ ...ENDPOINT, state: 'stopped', lastFailure: 'status', failed: 3 }],
    [{ ...DELIVERY, ...failed }],
  );
  const { container } = renderAdmin('/admin/salud/conexiones');
  const panel = within(await screen.findByRole('region', { name: 'n8n' }));
  expect(panel.getByText(/Se detuvo: ya no recibe avisos. Respondió con un error/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Activar' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Enviar prueba' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(panel.queryByRole('button', { name: /Repetir/ })).not.toBeInTheDocument();
  expect(await screen.findByText('Respondió con un error (500)')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Repetir:/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('replaces the secret after a question, and shows a refusal', async () => {
  serve([ENDPOINT]);
  server.use(
    http.post(apiUrl('/webhook-endpoints/conexion/test'), () => refuse(409, 'No está activa')),
  );
  const { person } = renderAdmin('/admin/salud/conexiones');
  await person.click(await screen.findByRole('button', { name: 'Cambiar la clave' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cambiar la clave' }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ya la guardé' }));
  await person.click(screen.getByRole('button', { name: 'Enviar prueba' }));
  expect(await screen.findByText('Error al enviar la prueba')).toBeVisible();
});

test.each([
  [true, /La de ahora sirve todavía 24 horas/],
  [false, /La de ahora ya no sirve\.$/],
])(
  'says what becomes of a secret that is replaced (readable: %s)',
  async (isSecretReadable, text) => {
    serve([{ ...ENDPOINT, isSecretReadable }]);
    const { person } = renderAdmin('/admin/salud/conexiones');
    const panel = within(await screen.findByRole('region', { name: 'n8n' }));
    await person.click(panel.getByRole('button', { name: 'Cambiar la clave' }));
    expect(screen.getByText(text)).toBeVisible();
  },
);
