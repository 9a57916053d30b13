import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeEnquiriesResponse, makeEnquiryResponse } from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import {
  EMAIL,
  NOTICE,
  searchPerson,
  servePersonalData,
} from '../../../../../test/admin/personal-data.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

test('finds all data of a person and keeps it out of the URL', async () => {
  const sent = servePersonalData();
  const { person, container } = renderAdmin('/admin/datos-personales');
  await searchPerson(person);
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
  const sent = servePersonalData();
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
  const sent = servePersonalData();
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
  servePersonalData();
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

test('shows the next clean-up and the privacy notice before the period is saved', async () => {
  const sent = servePersonalData();
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
  servePersonalData();
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
