import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import {
  EMAIL,
  makeFindings,
  searchPerson,
  servePersonalData,
} from '../../../../../test/admin/personal-data.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

test('erases data only after the e-mail is typed as confirmation', async () => {
  const sent = servePersonalData();
  const { person } = renderAdmin('/admin/datos-personales');
  await searchPerson(person);
  await person.click(await screen.findByRole('button', { name: 'Eliminar sus datos' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 consulta, con su historial y sus notas',
    '2 correos de la bandeja de salida',
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
        enquiries: ['c1'],
        confirmation: EMAIL.toUpperCase(),
        expected: { enquiries: 2, subscriptions: 1 },
      },
    },
  });
  expect(screen.getByText('Lo que se hizo con sus datos')).toBeVisible();
});

test('erases nothing and searches again when the data has changed', async () => {
  const sent = servePersonalData();
  const message = 'Los datos de esta persona cambiaron.';
  server.use(http.post(apiUrl('/personal-data/erase'), () => refuse(409, message)));
  const { person } = renderAdmin('/admin/datos-personales');
  await searchPerson(person);
  await person.click(await screen.findByRole('button', { name: 'Dar de baja del boletín' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await person.type(dialog.getByLabelText(/^Escribe/), EMAIL);
  await person.click(dialog.getByRole('button', { name: 'Dar de baja' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Confirms the erasure and closes the dialog before the response; `release` lets it arrive. */
async function eraseAndClose(response: Response) {
  const { hold, release } = holdResponses();
  server.use(http.post(apiUrl('/personal-data/erase'), () => hold(response)));
  const { person } = renderAdmin('/admin/datos-personales');
  await searchPerson(person);
  await person.click(await screen.findByRole('button', { name: 'Eliminar sus datos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Escribe/), EMAIL);
  await person.click(dialog.getByRole('button', { name: 'Eliminar sus datos' }));
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  return { person, release };
}

test('reports that nothing was erased after the dialog was closed', async () => {
  servePersonalData();
  const { release } = await eraseAndClose(refuse(503, 'Vuelve a intentarlo'));
  release();
  expect(await screen.findByText(`Error al eliminar los datos de ${EMAIL}`)).toBeVisible();
  expect(screen.getByText('Vuelve a intentarlo')).toBeVisible();
});

test('searches again when data was erased after the dialog was closed', async () => {
  const sent = servePersonalData();
  const { release } = await eraseAndClose(
    HttpResponse.json({ data: { counts: makeFindings().counts } }),
  );
  release();
  expect(await screen.findByText('Datos eliminados')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('keeps another person on screen when the erasure of the first one ends', async () => {
  const sent = servePersonalData();
  const { person, release } = await eraseAndClose(
    HttpResponse.json({ data: { counts: makeFindings().counts } }),
  );
  const other = makeFindings({ person: { email: 'otra@posada.example', phone: null } });
  server.use(http.post(apiUrl('/personal-data/search'), () => HttpResponse.json({ data: other })));
  await person.clear(screen.getByLabelText('Correo de la persona'));
  await searchPerson(person, 'otra@posada.example');
  const heading = await screen.findByRole('heading', { name: 'Lo que hay de otra@posada.example' });
  server.use(
    http.post(apiUrl('/personal-data/search'), () => HttpResponse.json({ data: makeFindings() })),
  );
  release();
  expect(await screen.findByText('Datos eliminados')).toBeVisible();
  expect(heading).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('sends an erasure once', async () => {
  servePersonalData();
  const erase = jest.fn();
  const { hold, release } = holdResponses();
  server.use(
    http.post(apiUrl('/personal-data/erase'), () => {
      erase();
      return hold(HttpResponse.json({ data: { counts: makeFindings().counts } }));
    }),
  );
  const { person } = renderAdmin('/admin/datos-personales');
  await searchPerson(person);
  await person.click(await screen.findByRole('button', { name: 'Eliminar sus datos' }));
  await person.type(await screen.findByLabelText(/^Escribe/), `${EMAIL}{Enter}{Enter}`);
  release();
  expect(await screen.findByText('Datos eliminados')).toBeVisible();
  expect(erase).toHaveBeenCalledTimes(1);
});
