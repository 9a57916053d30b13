import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LogEntry, PersonFindings, Retention } from '@tequiora/cms/contracts/personal-data.ts';
import { makeEnquiryResponse, makeEnquiriesResponse } from '../../../../../test/admin/enquiries.ts';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const EMAIL = 'rosaura@posada.example';
const NOTICE = 'Guardamos tu consulta hasta 24 meses después del último contacto.';

const retention: Retention = {
  spamDays: 30,
  months: 24,
  notice: [NOTICE],
  nextRunAt: '2026-11-22T09:00:00.000Z',
  due: { enquiries: 0, spam: 2 },
  lastRun: null,
};

const exported: LogEntry = {
  id: 'l1',
  at: '2026-11-20T17:42:00.000Z',
  action: 'person-exported',
  who: 'Araceli Ventura',
  counts: { enquiries: 2, mails: 4, subscriptions: 1 },
};

function findings(own: Partial<PersonFindings> = {}): PersonFindings {
  return {
    person: { email: EMAIL, phone: '+529515550142' },
    counts: { enquiries: 2, mails: 4, subscriptions: 1 },
    enquiries: [
      {
        documentId: 'c1',
        folio: 'TQ-4MXK7R',
        name: 'Rosaura Méndez',
        email: EMAIL,
        phone: '+529515550142',
        type: 'producto',
        status: 'nuevo',
        createdAt: '2026-11-20T17:42:00.000Z',
      },
    ],
    subscription: { email: EMAIL, createdAt: '2026-11-20T17:42:00.000Z' },
    log: [],
    ...own,
  };
}

/** Mocks the endpoints of the screen; returns the requests received. */
function mockEndpoints({ found = findings() }: { found?: PersonFindings } = {}) {
  const { sent, record } = recordRequests();
  const isErased = () => sent.some(({ path }) => path.endsWith('/erase'));
  const none = { counts: { enquiries: 0, mails: 0, subscriptions: 0 }, enquiries: [] };
  const nothing = { ...found, ...none, subscription: null, log: [exported] };
  const log = {
    data: [exported],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
  };
  server.use(
    http.get(apiUrl('/personal-data/retention'), ({ request }) => {
      const months = new URL(request.url).searchParams.get('months');
      const tried = { months: Number(months), due: { enquiries: 1200, spam: 2 } };
      return HttpResponse.json({ data: months ? { ...retention, ...tried } : retention });
    }),
    record('put', '/personal-data/retention', () => ({ data: { ...retention, months: 12 } })),
    http.get(apiUrl('/personal-data/log'), () => HttpResponse.json(log)),
    record('post', '/personal-data/search', () => ({ data: isErased() ? nothing : found })),
    record('post', '/personal-data/erase', () => ({ data: { counts: found.counts } })),
  );
  return sent;
}

async function search(person: ReturnType<typeof renderAdmin>['person'], email = EMAIL) {
  await person.type(await screen.findByLabelText('Correo de la persona'), email);
  await person.click(screen.getByRole('button', { name: 'Buscar sus datos' }));
}

test('finds all data of a person and keeps it out of the URL', async () => {
  const sent = mockEndpoints();
  const { person, container } = renderAdmin('/admin/datos-personales');
  await search(person);
  const summary = await screen.findByText(
    'Lo que se guarda: 2 consultas, 4 correos de la bandeja de salida y 1 suscripción al boletín.',
  );
  expect(summary).toHaveFocus();
  expect(sent).toEqual([
    { path: '/api/personal-data/search', body: { data: { email: EMAIL, phone: null } } },
  ]);
  expect(screen.getByRole('link', { name: 'TQ-4MXK7R' })).toHaveAttribute(
    'href',
    '/admin/consultas/c1',
  );
  expect(screen.getByText(/Se muestran las 1 más recientes de 2/)).toBeVisible();
  expect(window.location.href).not.toContain('posada');
  expect(await axe(container)).toHaveNoViolations();
});

test('links an enquiry to the data of its sender', async () => {
  const sent = mockEndpoints();
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse())),
  );
  const { person } = renderAdmin('/admin/consultas/c1');
  await person.click(await screen.findByRole('link', { name: 'Ver sus datos' }));
  expect(await screen.findByText(/^Lo que se guarda: 2 consultas/)).toBeVisible();
  expect(screen.getByLabelText('Correo de la persona')).toHaveValue(EMAIL);
  const expected = { email: EMAIL, phone: '+529515550142' };
  expect(sent).toEqual([{ path: '/api/personal-data/search', body: { data: expected } }]);
});

test('requires an e-mail or phone number, and shows an error of the CMS at its field', async () => {
  const sent = mockEndpoints();
  const { person } = renderAdmin('/admin/datos-personales');
  await person.click(await screen.findByRole('button', { name: 'Buscar sus datos' }));
  expect(await screen.findByText('Escribe un correo o un teléfono')).toBeVisible();
  expect(sent).toHaveLength(0);
  const message = 'No es un teléfono';
  server.use(
    http.post(apiUrl('/personal-data/search'), () =>
      refuse(400, message, { errors: [{ path: ['phone'], message }] }),
    ),
  );
  const phone = screen.getByLabelText('Teléfono de la persona');
  await person.type(phone, '12');
  await person.click(screen.getByRole('button', { name: 'Buscar sus datos' }));
  await waitFor(() => expect(phone).toHaveAccessibleDescription(message));
});

test('shows an error about the sender of an enquiry at its field', async () => {
  mockEndpoints();
  const message = 'No es un teléfono';
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse())),
    http.post(apiUrl('/personal-data/search'), () =>
      refuse(400, message, { errors: [{ path: ['phone'], message }] }),
    ),
  );
  const { person } = renderAdmin('/admin/consultas/c1');
  await person.click(await screen.findByRole('link', { name: 'Ver sus datos' }));
  const phone = await screen.findByLabelText('Teléfono de la persona');
  await waitFor(() => expect(phone).toHaveAccessibleDescription(message));
  expect(phone).toHaveFocus();
});

test('erases data only after the e-mail is typed as confirmation', async () => {
  const sent = mockEndpoints();
  const { person } = renderAdmin('/admin/datos-personales');
  await search(person);
  await person.click(await screen.findByRole('button', { name: 'Eliminar sus datos' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 consultas, con su historial y sus notas',
    '4 correos de la bandeja de salida',
    'su suscripción al boletín',
  ]);
  const confirm = dialog.getByRole('button', { name: 'Eliminar sus datos' });
  const field = dialog.getByLabelText(`Escribe ${EMAIL} para confirmar`);
  await person.type(field, 'otra@posada.example');
  await person.click(confirm);
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toHaveLength(1);

  await person.clear(field);
  await person.type(field, EMAIL.toUpperCase());
  await person.click(confirm);
  expect(await screen.findByText('No se guarda ningún dato de esta persona.')).toBeVisible();
  expect(sent[1]).toEqual({
    path: '/api/personal-data/erase',
    body: {
      data: {
        email: EMAIL,
        phone: '+529515550142',
        scope: 'all',
        confirmation: EMAIL.toUpperCase(),
        expected: { enquiries: 2, subscriptions: 1 },
      },
    },
  });
  expect(screen.getByText('Lo que se hizo con sus datos')).toBeVisible();
});

test('erases nothing and searches again when the data has changed', async () => {
  const sent = mockEndpoints();
  const message = 'Los datos de esta persona cambiaron.';
  server.use(http.post(apiUrl('/personal-data/erase'), () => refuse(409, message)));
  const { person } = renderAdmin('/admin/datos-personales');
  await search(person);
  await person.click(await screen.findByRole('button', { name: 'Dar de baja del boletín' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await person.type(dialog.getByLabelText(/^Escribe/), EMAIL);
  await person.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the next clean-up and the privacy notice before the period is saved', async () => {
  const sent = mockEndpoints();
  const { person } = renderAdmin('/admin/datos-personales');
  const field = await screen.findByLabelText(/^Meses que se guarda/);
  expect(
    screen.getByText('La próxima limpieza es el 22 nov 2026, 03:00 y borra 2 consultas de spam.'),
  ).toBeVisible();
  expect(screen.getByText(NOTICE)).toBeVisible();
  expect(screen.getByText(/promete lo mismo/)).toBeVisible();

  await person.clear(field);
  await person.type(field, '12');
  expect(
    await screen.findByText(/^Con 12 meses, la próxima limpieza .+ 1,200 consultas\.$/),
  ).toBeVisible();
  expect(screen.getByText(/no dice 12 meses/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Guardar plazo' }));
  expect(await screen.findByText('Plazo guardado')).toBeVisible();
  expect(sent).toEqual([{ path: '/api/personal-data/retention', body: { data: { months: 12 } } }]);

  await person.clear(field);
  await person.type(field, '0');
  await person.click(screen.getByRole('button', { name: 'Guardar plazo' }));
  expect(await screen.findByText('Escribe un número entero de 1 a 120 meses')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('shows who did what in the log, and retries each part separately', async () => {
  mockEndpoints();
  let isDown = true;
  const down = (path: string) =>
    http.get(apiUrl(path), () => (isDown ? refuse(400, 'Algo anda mal') : undefined));
  server.use(down('/personal-data/retention'), down('/personal-data/log'));
  const { person } = renderAdmin('/admin/datos-personales');
  expect(await screen.findByText('Error al cargar los plazos')).toBeVisible();
  expect(await screen.findByText('Error al cargar el registro')).toBeVisible();
  isDown = false;
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) {
    await person.click(retry);
  }
  const row = (await screen.findByText('Copia de los datos de una persona')).closest('tr');
  expect(row).toHaveTextContent('Araceli Ventura');
  expect(row).toHaveTextContent('20 nov 2026, 11:42');
  expect(await screen.findByLabelText(/^Meses que se guarda/)).toBeVisible();
});
