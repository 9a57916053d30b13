import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  makeEnquiriesResponse,
  makeEnquiry,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

const OWNER = { id: AGENT.id, name: AGENT.name };

/** Opens an enquiry; `moveOn` shows the next one, `moveBack` the first one again. */
async function open(own: Partial<EnquiryDetail> = {}) {
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse(own))),
    http.get(apiUrl('/enquiries/c2'), () =>
      HttpResponse.json(
        makeEnquiryResponse({ documentId: 'c2', folio: 'TQ-9HCV3P', name: 'Abel Ortega' }),
      ),
    ),
  );
  const { person } = renderAdmin('/admin/consultas/c1', {
    user: AGENT,
    state: { search: '', ids: ['c1', 'c2'] },
  });
  await screen.findByText('Historial');
  const moveOn = async () => {
    await person.click(screen.getByRole('link', { name: 'Siguiente' }));
    await screen.findByRole('heading', { level: 1, name: 'Abel Ortega' });
  };
  const moveBack = async () => {
    await person.click(screen.getByRole('link', { name: 'Anterior' }));
    await screen.findByRole('heading', { level: 1, name: 'Rosaura Méndez Aquino' });
  };
  return { person, moveOn, moveBack };
}

test.each([
  ['failed', refuse(503, 'Vuelve a intentarlo')],
  ['is stale', refuse(409, 'Alguien más cambió esta consulta')],
])('reports a change that %s after the user moved on', async (_reason, refusal) => {
  const { hold, release } = holdResponses();
  server.use(http.put(apiUrl('/enquiries/c1'), () => hold(refusal)));
  const { person, moveOn } = await open();
  await person.click(screen.getByRole('button', { name: 'Marcar como contactado' }));
  await moveOn();
  release();
  expect(await screen.findByText('Error al actualizar consulta (TQ-4MXK7R)')).toBeVisible();
});

test('removes the draft of a note that is saved after the user moved on', async () => {
  const { hold, release } = holdResponses();
  server.use(
    http.put(apiUrl('/enquiries/c1'), () => hold(HttpResponse.json(makeEnquiryResponse()))),
  );
  const { person, moveOn, moveBack } = await open();
  await person.type(screen.getByLabelText('Agregar una nota'), 'Llamar el lunes');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await moveOn();
  release();
  expect(await screen.findByText('Nota guardada (TQ-4MXK7R)')).toBeVisible();
  await moveBack();
  expect(screen.getByLabelText('Agregar una nota')).toHaveValue('');
});

test('reports that the enquiry could not be taken after the user moved on', async () => {
  const { hold, release } = holdResponses();
  server.use(
    http.post(apiUrl('/enquiries/c1/take'), () => hold(refuse(409, 'Ana Paz ya tomó la consulta'))),
  );
  const { person, moveOn } = await open();
  await person.click(screen.getByRole('button', { name: 'Tomar' }));
  await moveOn();
  release();
  expect(await screen.findByText('Error al tomar la consulta (TQ-4MXK7R)')).toBeVisible();
});

test('removes the draft of a next step that is saved after the user moved on', async () => {
  const { hold, release } = holdResponses();
  const saved = makeEnquiryResponse({
    owner: OWNER,
    nextStep: 'Llamarle',
    nextStepOn: '2999-01-04',
  });
  server.use(http.put(apiUrl('/enquiries/c1/next-step'), () => hold(HttpResponse.json(saved))));
  const { person, moveOn, moveBack } = await open({ owner: OWNER });
  await person.type(screen.getByLabelText('Qué sigue'), 'Llamarle');
  await person.type(screen.getByLabelText('Qué día'), '2999-01-04');
  await person.click(screen.getByRole('button', { name: 'Guardar paso' }));
  await moveOn();
  release();
  expect(await screen.findByText('Siguiente paso guardado (TQ-4MXK7R)')).toBeVisible();
  await moveBack();
  expect(screen.getByLabelText('Qué sigue')).toHaveValue('');
});

test('reports that a step could not be marked as done after the user moved on', async () => {
  const { hold, release } = holdResponses();
  server.use(
    http.delete(apiUrl('/enquiries/c1/next-step'), () => hold(refuse(503, 'Vuelve a intentarlo'))),
  );
  const { person, moveOn } = await open({
    owner: OWNER,
    nextStep: 'Llamarle',
    nextStepOn: '2999-01-04',
  });
  await person.click(screen.getByRole('button', { name: 'Hecho' }));
  await moveOn();
  release();
  expect(await screen.findByText('Error al marcar el paso (TQ-4MXK7R)')).toBeVisible();
});

test('reports that an enquiry taken in the list could not be taken after the user moved on', async () => {
  const { hold, release } = holdResponses();
  const rows = [
    makeEnquiry(),
    makeEnquiry({ documentId: 'c2', folio: 'TQ-9HCV3P', name: 'Abel Ortega' }),
  ];
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse(rows))),
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse())),
    http.post(apiUrl('/enquiries/c2/take'), () => hold(refuse(409, 'Ana Paz ya tomó la consulta'))),
  );
  const { person } = renderAdmin('/admin/consultas');
  (await screen.findByRole('link', { name: 'Abel Ortega' })).focus();
  await person.keyboard('t');
  await person.click(screen.getByRole('link', { name: 'Rosaura Méndez Aquino' }));
  await screen.findByText('Historial');
  release();
  expect(await screen.findByText('Error al tomar la consulta (TQ-9HCV3P)')).toBeVisible();
});

test('keeps what is typed while a note is saved', async () => {
  const { hold, release } = holdResponses();
  server.use(
    http.put(apiUrl('/enquiries/c1'), () => hold(HttpResponse.json(makeEnquiryResponse()))),
  );
  const { person, moveOn, moveBack } = await open();
  const note = screen.getByLabelText('Agregar una nota');
  await person.type(note, 'Llamar');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await person.type(note, ' con muestras');
  release();
  expect(await screen.findByText('Nota guardada')).toBeVisible();
  expect(note).toHaveValue('Llamar con muestras');
  await moveOn();
  await moveBack();
  expect(screen.getByLabelText('Agregar una nota')).toHaveValue('Llamar con muestras');
});

test('keeps what is typed while a next step is saved', async () => {
  const { hold, release } = holdResponses();
  server.use(
    http.put(apiUrl('/enquiries/c1/next-step'), () =>
      hold(HttpResponse.json(makeEnquiryResponse({ owner: OWNER }))),
    ),
  );
  const { person } = await open({ owner: OWNER });
  await person.type(screen.getByLabelText('Qué sigue'), 'Llamar');
  await person.type(screen.getByLabelText('Qué día'), '2999-01-04');
  await person.click(screen.getByRole('button', { name: 'Guardar paso' }));
  await person.type(screen.getByLabelText('Qué sigue'), ' otra vez');
  release();
  expect(await screen.findByText('Siguiente paso guardado')).toBeVisible();
  expect(screen.getByLabelText('Qué sigue')).toHaveValue('Llamar otra vez');
  expect(screen.getByLabelText('Qué día')).toHaveValue('');
});
