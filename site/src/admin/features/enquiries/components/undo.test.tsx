import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import type { UndoResponse } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  makeEnquiry,
  makeEnquiriesResponse,
  makeEnquiryDetail,
} from '../../../../../test/admin/enquiries.ts';
import { keepNotifications } from '../../../../../test/admin/keep-notifications.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

keepNotifications();

const ROWS = [
  makeEnquiry(),
  makeEnquiry({ documentId: 'c2', folio: 'TQ-9HCV3P', name: 'Abel Ortega' }),
];

function answerUndo(outcome: Partial<UndoResponse['data']> | Response) {
  const sent = jest.fn();
  server.use(
    http.post(apiUrl('/enquiries/undo'), async ({ request }) => {
      sent(await request.json());
      if (outcome instanceof Response) return outcome;
      return HttpResponse.json({ data: { restored: 0, changed: [], gone: [], ...outcome } });
    }),
  );
  return sent;
}

/** Opens the list and changes both enquiries to spam. */
async function changeBoth() {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(ROWS))),
    http.post(apiUrl('/enquiries/bulk'), () =>
      HttpResponse.json({
        data: { changed: 2, unchanged: 0, refused: 0 },
        meta: { undo: 'ficha' },
      }),
    ),
  );
  const { person } = renderAdmin('/admin/consultas');
  await person.click(await screen.findByLabelText('Seleccionar las 2 de esta página'));
  await person.selectOptions(screen.getByLabelText('Nuevo estado'), 'Spam');
  await person.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  await screen.findByText('2 consultas en «Spam»');
  return { person };
}

/** Opens the list and confirms that both enquiries are deleted. */
async function deleteBoth() {
  const deleted = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(ROWS))),
    http.post(apiUrl('/enquiries/bulk'), () => {
      deleted();
      return HttpResponse.json({ data: { changed: 2, unchanged: 0, refused: 0 } });
    }),
  );
  const { person, unmount } = renderAdmin('/admin/consultas');
  await person.click(await screen.findByLabelText('Seleccionar las 2 de esta página'));
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  await person.click(screen.getByRole('button', { name: 'Eliminar 2 consultas' }));
  await screen.findByText('Se eliminarán 2 consultas');
  expect(screen.getAllByText('Por eliminar')).toHaveLength(2);
  return { person, unmount, deleted };
}

test('undoes a change of several enquiries and says how many are as before', async () => {
  const sent = answerUndo({ restored: 2 });
  const { person } = await changeBoth();
  await person.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 consultas como estaban')).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ data: { token: 'ficha' } }]]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument(),
  );
});

test('undoes with a key, which the help lists only then', async () => {
  answerUndo({ restored: 2 });
  const { person } = await changeBoth();
  await person.click(screen.getByRole('button', { name: 'Atajos de teclado' }));
  const help = await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(within(help).getByText('Deshacer lo que dice el aviso')).toBeVisible();
  await person.keyboard('{Escape}');
  await person.keyboard('z');
  expect(await screen.findByText('2 consultas como estaban')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Atajos de teclado' }));
  await screen.findByRole('dialog', { name: 'Atajos de teclado' });
  expect(screen.queryByText('Deshacer lo que dice el aviso')).not.toBeInTheDocument();
});

test('names the enquiries that could not be restored, and why', async () => {
  const changed = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `TQ-22222${letter}`);
  answerUndo({ restored: 1, changed, gone: ['TQ-9HCV3P'] });
  const { person } = await changeBoth();
  await person.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('1 consulta como estaba')).toBeVisible();
  expect(
    screen.getByText(
      'TQ-22222A, TQ-22222B, TQ-22222C, TQ-22222D, TQ-22222E y 2 otras siguen igual: hubo otro cambio después. TQ-9HCV3P ya no existe.',
    ),
  ).toBeVisible();
});

test('reports an undo that failed', async () => {
  answerUndo(refuse(503, 'Vuelve a intentarlo'));
  const { person } = await changeBoth();
  await person.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Error al deshacer')).toBeVisible();
});

test('undoes the status of an enquiry, and withdraws the suggestion that followed', async () => {
  let enquiry = makeEnquiryDetail();
  server.use(
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([enquiry]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json({ data: enquiry })),
    http.put(apiUrl('/enquiries/c1'), () => {
      enquiry = makeEnquiryDetail({ status: 'contactado', updatedAt: '2026-11-21T17:00:00.000Z' });
      return HttpResponse.json({ data: enquiry, meta: { undo: 'ficha' } });
    }),
  );
  answerUndo({ restored: 1 });
  const { person } = renderAdmin('/admin/consultas/c1');
  await person.click(await screen.findByRole('button', { name: 'Marcar como contactado' }));
  expect(await screen.findByText('La consulta está en «Contactado».')).toBeVisible();
  expect(await screen.findByText(/¿Qué sigue/)).toBeVisible();

  const { history } = enquiry;
  const [when, who] = ['2026-11-21T17:00:00.000Z', 'Rosa Martínez'];
  enquiry = makeEnquiryDetail({
    history: [
      ...history,
      {
        ...{ event: 'undone', who, when },
        records: [{ event: 'status-changed', from: 'nuevo', to: 'contactado', who, when }],
      },
    ],
  });
  await person.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('1 consulta como estaba')).toBeVisible();
  expect(
    await screen.findByText(
      'Rosa Martínez deshizo: Rosa Martínez cambió el estado de «Nuevo» a «Contactado»',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/¿Qué sigue/)).not.toBeInTheDocument();
});

test('deletes nothing when the deletion is undone', async () => {
  const { person, deleted } = await deleteBoth();
  await person.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('No se eliminó nada')).toBeVisible();
  expect(screen.queryByText('Por eliminar')).not.toBeInTheDocument();
  expect(deleted).not.toHaveBeenCalled();
});

test('deletes an enquiry once when its deletion is confirmed twice', async () => {
  const { person, deleted } = await deleteBoth();
  await person.click(screen.getByLabelText('Seleccionar las 2 de esta página'));
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  await person.click(screen.getByRole('button', { name: 'Eliminar 2 consultas' }));
  await person.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  expect(await screen.findByText('2 consultas eliminadas')).toBeVisible();
  expect(deleted).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page is closed', ({ unmount }: { unmount: () => void }) => unmount()],
  [
    'the session ends',
    () => act(() => sessionStore.setState({ status: 'signed-out', token: null, user: null })),
  ],
])('deletes nothing when %s first', async (_when, end) => {
  const opened = await deleteBoth();
  end(opened);
  await waitFor(() => expect(screen.queryByText('Por eliminar')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.queryByText('Se eliminarán 2 consultas')).not.toBeInTheDocument(),
  );
  expect(opened.deleted).not.toHaveBeenCalled();
});
