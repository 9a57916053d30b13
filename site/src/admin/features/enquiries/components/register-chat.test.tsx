import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeEnquiriesResponse, makeEnquiryResponse } from '../../../../../test/admin/enquiries.ts';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const MESSAGE = 'Hola, me interesa el lector. Ref. tq-w7f3k';

/** Opens the dialog; `sent` records the bodies that the CMS receives. */
async function open(respond: (body: unknown) => Response | Promise<Response>) {
  const sent = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse())),
    http.post(apiUrl('/enquiries/chats'), async ({ request }) => {
      const body = await request.json();
      sent(body);
      return respond(body);
    }),
  );
  const { person } = renderAdmin('/admin/consultas');
  await person.click(await screen.findByRole('button', { name: 'Registrar chat o llamada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Registrar chat o llamada' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  const fill = async (message = MESSAGE) => {
    await person.click(field('Mensaje o referencia'));
    await person.paste(message);
    await person.type(field('Nombre'), 'Rosaura Méndez');
    await person.type(field('Teléfono'), '951 555 0142');
  };
  const register = () => person.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  return { person, dialog, field, fill, register, sent };
}

const created = () => HttpResponse.json(makeEnquiryResponse(), { status: 201 });

const refused = (message: string, details: object) =>
  HttpResponse.json(
    { error: { status: 409, name: 'ConflictError', message, details } },
    { status: 409 },
  );

test('starts at the message, and gives the focus back', async () => {
  const { person, field } = await open(created);
  expect(field('Mensaje o referencia')).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Registrar chat o llamada' })).toHaveFocus();
});

test('registers a chat and shows its enquiry', async () => {
  const { dialog, fill, register, sent } = await open(created);
  await fill();
  expect(within(dialog).getByText('Referencia encontrada: TQ-W7F3K')).toBeVisible();
  expect(await axe(dialog)).toHaveNoViolations();
  await register();
  expect(await screen.findByText('Chat registrado')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Rosaura Méndez Aquino' })).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    data: {
      channel: 'whatsapp',
      message: MESSAGE,
      name: 'Rosaura Méndez',
      phone: '951 555 0142',
      type: 'consulta',
      arrivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/),
      ...{ isAnswered: false, isMine: false },
    },
  });
});

test('registers a chat that the user has answered, with one more click', async () => {
  server.use(http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })));
  const answered = { status: 'contactado', firstReplyAt: '2026-11-20T18:00:00.000Z' } as const;
  const { person, dialog, fill, register, sent } = await open(() =>
    HttpResponse.json(makeEnquiryResponse(answered), { status: 201 }),
  );
  await fill();
  await person.click(within(dialog).getByRole('checkbox', { name: 'Ya le respondí' }));
  expect(within(dialog).getByRole('checkbox', { name: 'Es mía' })).toBeChecked();
  await register();
  expect(await screen.findByText('Chat registrado')).toBeVisible();
  expect(sent.mock.calls[0][0].data).toMatchObject({ isAnswered: true, isMine: true });
  expect(await screen.findByText('¿Qué sigue con Rosaura Méndez Aquino?')).toBeVisible();
});

test('registers a call, with what was asked instead of a reference', async () => {
  const { person, dialog, field, register, sent } = await open(() =>
    HttpResponse.json(makeEnquiryResponse({ channel: 'llamada' }), { status: 201 }),
  );
  const channel = within(dialog).getByRole('combobox', { name: 'Por dónde llegó' });
  await person.selectOptions(channel, 'Llamada');
  await person.type(field('Mensaje'), 'Pregunta si rentan terminales para una feria.');
  expect(field('Mensaje')).toHaveAccessibleDescription(/Escribe qué pidió/);
  await person.type(field('Nombre'), 'Íñigo Solís');
  await person.type(field('Teléfono'), '951 555 0188');
  await register();
  expect(await screen.findByText('Llamada registrada')).toBeVisible();
  expect(sent.mock.calls[0][0].data).toMatchObject({ channel: 'llamada', name: 'Íñigo Solís' });
});

test('checks the fields before sending', async () => {
  const { person, dialog, field, register, sent } = await open(created);
  await person.type(field('Correo (opcional)'), 'rosa@');
  await register();
  const inside = within(dialog);
  expect(await inside.findByText('Pega el mensaje o escribe su referencia')).toBeVisible();
  expect(inside.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
  expect(inside.getByText(/^Por favor ingresa un teléfono válido/)).toBeVisible();
  expect(inside.getByText('Por favor ingresa un email válido')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('shows errors of the CMS at their fields and focuses the first', async () => {
  const errors = [
    { path: ['data', 'name'], message: 'El nombre no es válido' },
    { path: ['data', 'phone'], message: 'El teléfono no es válido' },
  ];
  const { field, fill, register } = await open(() => refuse(400, 'Revisa los datos', { errors }));
  await fill();
  await register();
  await waitFor(() => expect(field('Nombre')).toHaveFocus());
  expect(field('Nombre')).toHaveAccessibleDescription('El nombre no es válido');
  expect(field('Teléfono')).toHaveAccessibleDescription('El teléfono no es válido');
});

test('says that the source stays unknown without a reference', async () => {
  const { dialog, fill } = await open(created);
  await fill('Hola, ¿cuánto cuesta?');
  expect(
    within(dialog).getByText('Sin referencia: el origen quedará como desconocido.'),
  ).toBeVisible();
});

test('an unknown reference is registered after confirmation', async () => {
  const message = 'La referencia TQ-W7F3K no es de ningún enlace del sitio.';
  const { person, dialog, fill, register, sent } = await open((body) =>
    JSON.stringify(body).includes('confirmed')
      ? created()
      : refused(message, { problem: 'unknown' }),
  );
  await fill();
  await register();
  expect(await within(dialog).findByText(message)).toBeVisible();
  await person.click(
    within(dialog).getByRole('button', { name: 'Registrar con origen desconocido' }),
  );
  expect(await screen.findByText('Chat registrado')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({ data: expect.objectContaining({ confirmed: true }) });
});

test('a repeated reference links to its enquiry; another message needs no confirmation', async () => {
  const { person, dialog, field, fill, register } = await open(() =>
    refused('El chat ya está registrado en la consulta TQ-9HCV3P.', {
      problem: 'repeated',
      folio: 'TQ-9HCV3P',
      documentId: 'c2',
    }),
  );
  await fill();
  await register();
  const link = await within(dialog).findByRole('link', { name: 'Ver TQ-9HCV3P' });
  expect(link).toHaveAttribute('href', '/admin/consultas/c2');
  expect(within(dialog).getByRole('button', { name: 'Registrar de todos modos' })).toBeVisible();
  await person.type(field('Mensaje o referencia'), ' gracias');
  expect(within(dialog).getByRole('button', { name: 'Registrar' })).toBeVisible();
});

test('keeps what was typed when the dialog is closed', async () => {
  const { person, fill } = await open(created);
  await fill();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Registrar chat o llamada' }));
  expect(screen.getByRole('textbox', { name: 'Mensaje o referencia' })).toHaveValue(MESSAGE);
  expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeVisible();
});

test('registers a chat whose dialog is closed before the response, and stays on the list', async () => {
  const { hold, release } = holdResponses();
  const { person, fill, register } = await open(() => hold(created()));
  await fill();
  await register();
  await person.keyboard('{Escape}');
  release();
  expect(await screen.findByText('Chat registrado')).toBeVisible();
  expect(window.location.pathname).toBe('/admin/consultas');
  await person.click(screen.getByRole('button', { name: 'Registrar chat o llamada' }));
  expect(screen.getByRole('textbox', { name: 'Mensaje o referencia' })).toHaveValue('');
});

test('reports a failure after the dialog is closed, and keeps what was typed', async () => {
  const { hold, release } = holdResponses();
  const { person, fill, register } = await open(() => hold(refuse(503, 'Vuelve a intentarlo')));
  await fill();
  await register();
  await person.keyboard('{Escape}');
  release();
  expect(await screen.findByText('Error al registrar el chat')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Registrar chat o llamada' }));
  expect(screen.getByRole('textbox', { name: 'Mensaje o referencia' })).toHaveValue(MESSAGE);
});
