import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  makeEnquiry,
  makeEnquiriesResponse,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { keepNotifications } from '../../../../../test/admin/keep-notifications.ts';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

keepNotifications();

const ROWS = [
  makeEnquiry(),
  makeEnquiry({ documentId: 'c2', folio: 'TQ-9HCV3P', name: 'Abel Ortega' }),
  makeEnquiry({
    ...{ documentId: 'c3', folio: 'TQ-2BBBBB', name: 'Citlali Ruiz' },
    ...{ status: 'contactado', firstReplyAt: '2026-11-20T18:00:00.000Z' },
  }),
];

async function open(bulk: () => Response | Promise<Response>) {
  const sent = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(ROWS))),
    http.post(apiUrl('/enquiries/bulk'), async ({ request }) => {
      sent(await request.json());
      return bulk();
    }),
  );
  const { person, container } = renderAdmin('/admin/consultas');
  await screen.findByRole('link', { name: 'Abel Ortega' });
  return { person, container, sent };
}

const done =
  (changed: number, refused = 0, unchanged = 0) =>
  () =>
    HttpResponse.json({ data: { changed, unchanged, refused } });

test('changes the status of the selected enquiries', async () => {
  const { person, container, sent } = await open(done(2));
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  await person.click(screen.getByLabelText(/TQ-2BBBBB/));
  expect(screen.getByText('2 seleccionadas')).toBeVisible();
  expect(screen.getByLabelText('Seleccionar las 3 de esta página')).toBePartiallyChecked();
  expect(await axe(container)).toHaveNoViolations();

  await person.selectOptions(screen.getByLabelText('Nuevo estado'), 'Spam');
  await person.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  expect(await screen.findByText('2 consultas en «Spam»')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    data: { ids: ['c1', 'c3'], action: 'status', status: 'spam' },
  });
  expect(screen.queryByText('2 seleccionadas')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Lista de consultas' })).toHaveFocus();
});

test('says how many of the selected enquiries are unanswered before they are completed', async () => {
  server.use(http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })));
  const { person, container, sent } = await open(done(1, 2));
  await person.click(screen.getByLabelText('Seleccionar las 3 de esta página'));
  await person.selectOptions(screen.getByLabelText('Nuevo estado'), 'Completado');
  const results = within(
    screen.getByRole('group', { name: 'Varias consultas a la vez' }),
  ).getByLabelText('Resultado');
  expect(results).toHaveTextContent(
    'Elige una opciónSin ventaPerdida: El precioPerdida: El plazoPerdida: Otro motivo',
  );
  expect(await axe(container)).toHaveNoViolations();
  const apply = screen.getByRole('button', { name: 'Cambiar estado' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await person.selectOptions(results, 'Perdida: El plazo');
  await person.click(apply);
  expect(sent).not.toHaveBeenCalled();
  const answer = screen.getByLabelText('2 no tienen respuesta registrada. ¿Se respondieron?');
  await person.selectOptions(answer, 'Sí, por teléfono');
  await person.click(apply);
  expect(await screen.findByText('1 consulta en «Completado»')).toBeVisible();
  expect(screen.getByText(/^2 siguen igual: su estado, su resultado/)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    data: {
      ...{ ids: ['c1', 'c2', 'c3'], action: 'status', status: 'completado' },
      ...{ result: 'perdida', lossReason: 'El plazo', answer: 'call' },
    },
  });
});

test.each([
  ['changes', 'Cambiar estado', 2, 'Ninguna consulta pasó a «Contactado»', /^2 siguen igual/],
  ['deletes', 'Eliminar', 0, 'No se eliminó ninguna consulta', '2 ya no existían.'],
])('says when it %s none of the selected enquiries', async (_what, name, refused, title, text) => {
  const { person } = await open(done(0, refused));
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  await person.click(screen.getByLabelText(/TQ-2BBBBB/));
  await person.click(screen.getByRole('button', { name }));
  const confirm = screen.queryByRole('button', { name: 'Eliminar 2 consultas' });
  if (confirm) {
    await person.click(confirm);
    await person.click(await screen.findByRole('button', { name: 'Cerrar notificación' }));
  }
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('offers to load the accounts again when they could not be loaded', async () => {
  server.use(http.get(apiUrl('/enquiries/owners'), () => HttpResponse.error()));
  const { person } = await open(done(1));
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  expect(await screen.findByText('No se pudieron cargar las cuentas.')).toBeVisible();
  const owners = [{ id: 9, name: 'Berenice Cruz' }];
  server.use(http.get(apiUrl('/enquiries/owners'), () => HttpResponse.json({ data: owners })));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Asignar a')).toHaveTextContent('Berenice Cruz');
});

test('deletes the whole page after confirmation and reports enquiries that were already gone', async () => {
  const { person, sent } = await open(done(2));
  await person.click(screen.getByLabelText('Seleccionar las 3 de esta página'));
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  const dialog = screen.getByRole('dialog', { name: '¿Eliminar 3 consultas?' });
  expect(sent).not.toHaveBeenCalled();
  await person.click(within(dialog).getByRole('button', { name: 'Eliminar 3 consultas' }));
  expect(await screen.findByText('Se eliminarán 3 consultas')).toBeVisible();
  expect(screen.getAllByText('Por eliminar')).toHaveLength(3);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Lista de consultas' })).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  expect(await screen.findByText('2 consultas eliminadas')).toBeVisible();
  expect(screen.getByText('1 ya no existía.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ data: { ids: ['c1', 'c2', 'c3'], action: 'delete' } });
  expect(screen.queryByText('Por eliminar')).not.toBeInTheDocument();
});

test('keeps the selection and reports the error when a change fails', async () => {
  const { person } = await open(() => HttpResponse.error());
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  await person.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  expect(await screen.findByText('Error al actualizar consultas')).toBeVisible();
  expect(screen.getByText('1 seleccionada')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Quitar selección' }));
  expect(screen.queryByText('1 seleccionada')).not.toBeInTheDocument();
});

test.each([
  ['changed', 'Cambiar estado', 'Error al actualizar consultas'],
  ['deleted', 'Eliminar', 'Error al eliminar consultas'],
])('reports that nothing was %s after the user left the list', async (_what, name, expected) => {
  const { hold, release } = holdResponses();
  const { person } = await open(() => hold(refuse(503, 'Vuelve a intentarlo')));
  server.use(
    http.get(apiUrl('/enquiries/c2'), () =>
      HttpResponse.json(makeEnquiryResponse({ documentId: 'c2' })),
    ),
  );
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  await person.click(screen.getByRole('button', { name }));
  const confirm = screen.queryByRole('button', { name: 'Eliminar 1 consulta' });
  if (confirm) {
    await person.click(confirm);
    await person.click(await screen.findByRole('button', { name: 'Cerrar notificación' }));
  }
  await person.click(screen.getByRole('link', { name: 'Abel Ortega' }));
  await screen.findByText('Historial');
  release();
  expect(await screen.findByText(expected)).toBeVisible();
});

test('keeps what was selected again while the change was running', async () => {
  const { hold, release } = holdResponses();
  const { person } = await open(() =>
    hold(HttpResponse.json({ data: { changed: 1, unchanged: 0, refused: 0 } })),
  );
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  await person.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  await person.click(screen.getByRole('button', { name: 'Quitar selección' }));
  await person.click(screen.getByLabelText(/TQ-2BBBBB/));
  release();
  expect(await screen.findByText('1 consulta en «Contactado»')).toBeVisible();
  expect(screen.getByText('1 seleccionada')).toBeVisible();
});

test('takes the selected enquiries, and assigns them as a manager', async () => {
  server.use(
    http.get(apiUrl('/enquiries/owners'), () =>
      HttpResponse.json({ data: [{ id: 8, name: 'Iván Cruz' }] }),
    ),
  );
  const { person, sent } = await open(done(2, 1));
  await person.click(screen.getByLabelText('Seleccionar las 3 de esta página'));
  const bar = within(screen.getByRole('group', { name: 'Varias consultas a la vez' }));
  await person.click(bar.getByRole('button', { name: 'Tomar' }));
  expect(await screen.findByText('2 consultas a tu nombre')).toBeVisible();
  expect(screen.getByText(/1 sigue igual: otra persona ya la tomó/)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ data: { ids: ['c1', 'c2', 'c3'], action: 'take' } });

  await person.click(screen.getByLabelText(/TQ-9HCV3P/));
  const owner = screen.getByLabelText('Asignar a');
  await within(owner).findByRole('option', { name: 'Iván Cruz' });
  await person.selectOptions(owner, 'Iván Cruz');
  await person.click(screen.getByRole('button', { name: 'Asignar' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ data: { ids: ['c2'], action: 'assign', ownerId: 8 } }),
  );
});

test.each([
  ['Tomar', 'No se tomó ninguna consulta', '2 ya estaban a tu nombre.'],
  ['Cambiar estado', 'Ninguna consulta pasó a «Contactado»', '2 ya estaban en «Contactado».'],
])('says of how many enquiries «%s» was true before', async (name, title, text) => {
  const { person } = await open(done(0, 0, 2));
  await person.click(screen.getByLabelText(/TQ-4MXK7R/));
  await person.click(screen.getByLabelText(/TQ-2BBBBB/));
  await person.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('selects all that the filters match, and changes them in several requests', async () => {
  const rows = Array.from({ length: 230 }, (_row, index) =>
    makeEnquiry({ documentId: `m${index}`, folio: `TQ-${String(index).padStart(6, '2')}` }),
  );
  const { person, sent } = await open(done(100));
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const page = Number(searchParams.get('pagination[page]'));
      const pageSize = Number(searchParams.get('pagination[pageSize]'));
      const data = rows.slice((page - 1) * pageSize, page * pageSize);
      const pagination = { page, pageSize, pageCount: Math.ceil(230 / pageSize), total: 230 };
      return HttpResponse.json({ data, meta: { pagination } });
    }),
  );
  await person.click(screen.getByRole('link', { name: /^Nuevas/ }));
  await person.click(await screen.findByLabelText('Seleccionar las 25 de esta página'));
  await person.click(screen.getByRole('button', { name: 'Seleccionar las 230 del filtro' }));
  expect(await screen.findByText('230 seleccionadas')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tomar' }));
  expect(await screen.findByText('200 consultas a tu nombre')).toBeVisible();
  expect(sent.mock.calls.map(([{ data }]) => data.ids.length)).toEqual([200, 30]);
});
