import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { SessionUser } from '@tequiora/cms/contracts/session.ts';
import {
  makeEnquiriesResponse,
  makeEnquiryDetail,
  makeEnquiryResponse,
} from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { AGENT, apiUrl, renderAdmin, STAFF } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const OWNER = { id: 31, name: 'Ana Paz' };
const when = '2026-11-21T15:00:00.000Z';

beforeEach(() =>
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
  ),
);

async function open(user: SessionUser, own: Partial<EnquiryDetail> = {}) {
  server.use(http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse(own))));
  const rendered = renderAdmin('/admin/consultas/c1', { user });
  const panel = within(await screen.findByRole('region', { name: 'Responsable' }));
  return { ...rendered, panel };
}

/** Mocks the response to a change of the owner; returns a mock that records the request bodies. */
function onChange(action: string, own: Partial<EnquiryDetail>) {
  const sent = jest.fn();
  server.use(
    http.post(apiUrl(`/enquiries/c1/${action}`), async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(makeEnquiryResponse(own));
    }),
  );
  return sent;
}

test('takes an enquiry without an owner', async () => {
  onChange('take', {
    owner: { id: AGENT.id, name: AGENT.name },
    history: [...makeEnquiryDetail().history, { event: 'taken', who: AGENT.name, when }],
  });
  const { person, panel, container } = await open(AGENT);
  expect(panel.getByText('Nadie la ha tomado')).toBeVisible();
  expect(panel.queryByLabelText('Asignar a')).not.toBeInTheDocument();
  await person.click(panel.getByRole('button', { name: 'Tomar' }));
  expect(await panel.findByText('Iván Cruz (tú)')).toBeVisible();
  expect(screen.getByText('Iván Cruz tomó la consulta')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Liberar' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('offers no other person to a manager who is the only account', async () => {
  const own = { id: STAFF.id, name: STAFF.name };
  server.use(http.get(apiUrl('/enquiries/owners'), () => HttpResponse.json({ data: [own] })));
  const { panel } = await open(STAFF);
  expect(await panel.findByText(/^No hay otra cuenta a quien asignarla/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Tomar' })).toBeVisible();
});

test('says who took the enquiry first', async () => {
  server.use(
    http.post(apiUrl('/enquiries/c1/take'), () => {
      server.use(
        http.get(apiUrl('/enquiries/c1'), () =>
          HttpResponse.json(makeEnquiryResponse({ owner: OWNER })),
        ),
      );
      return refuse(409, 'Ana Paz ya tomó esta consulta');
    }),
  );
  const { person, panel } = await open(AGENT);
  await person.click(panel.getByRole('button', { name: 'Tomar' }));
  expect(await screen.findByText('Ana Paz ya tomó esta consulta')).toBeVisible();
  expect(await panel.findByText('Ana Paz')).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});

test('lets a manager assign and release the enquiry of another person', async () => {
  const assigned = onChange('assign', { owner: { id: AGENT.id, name: AGENT.name } });
  const { person, panel } = await open(STAFF, { owner: OWNER });
  await waitFor(() => expect(panel.getByRole('option', { name: AGENT.name })).toBeInTheDocument());
  await person.click(panel.getByRole('button', { name: 'Asignar' }));
  await person.selectOptions(panel.getByLabelText('Asignar a'), AGENT.name);
  expect(assigned).not.toHaveBeenCalled();
  await person.click(panel.getByRole('button', { name: 'Asignar' }));
  expect(await panel.findByText(AGENT.name, { selector: 'b' })).toBeVisible();
  expect(assigned).toHaveBeenCalledWith({
    data: { ownerId: AGENT.id, updatedAt: '2026-11-20T17:42:00.000Z' },
  });
  const released = onChange('release', { owner: null });
  await person.click(panel.getByRole('button', { name: 'Liberar' }));
  expect(await panel.findByText('Nadie la ha tomado')).toBeVisible();
  expect(released).toHaveBeenCalledTimes(1);
});

test('says that there is no other account to assign to when there is one account', async () => {
  server.use(http.get(apiUrl('/enquiries/owners'), () => HttpResponse.json({ data: [OWNER] })));
  const { panel } = await open(STAFF, { owner: OWNER });
  expect(await panel.findByText(/No hay otra cuenta a quien asignarla/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Asignar' })).not.toBeInTheDocument();
});

test('loads the accounts again on request when they could not be loaded', async () => {
  server.use(http.get(apiUrl('/enquiries/owners'), () => refuse(400, 'Inténtalo más tarde')));
  const { person, panel } = await open(STAFF, { owner: OWNER });
  expect(await panel.findByText('No se pudieron cargar las cuentas.')).toBeVisible();
  server.use(
    http.get(apiUrl('/enquiries/owners'), () =>
      HttpResponse.json({ data: [OWNER, { id: AGENT.id, name: AGENT.name }] }),
    ),
  );
  await person.click(panel.getByRole('button', { name: 'Reintentar' }));
  expect(await panel.findByRole('option', { name: AGENT.name })).toBeInTheDocument();
});

test('plans the next step of an own enquiry and marks it as done', async () => {
  const owner = { id: AGENT.id, name: AGENT.name };
  const sent = jest.fn();
  const path = apiUrl('/enquiries/c1/next-step');
  const updatedAt = '2026-11-21T15:00:00.000Z';
  let finished = '';
  server.use(
    http.put(path, async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(
        makeEnquiryResponse({ owner, nextStep: 'Llamarle', nextStepOn: '2999-01-04', updatedAt }),
      );
    }),
    http.delete(path, ({ request }) => {
      finished = request.url;
      return HttpResponse.json(makeEnquiryResponse({ owner }));
    }),
  );
  const { person } = await open(AGENT, { owner });
  const panel = within(screen.getByRole('region', { name: 'Siguiente paso' }));
  await person.click(panel.getByRole('button', { name: 'Guardar paso' }));
  expect(await panel.findByText('Elige un día de hoy en adelante')).toBeVisible();
  await person.type(panel.getByLabelText('Qué sigue'), 'Llamarle');
  await person.type(panel.getByLabelText('Qué día'), '2999-01-04');
  await person.click(panel.getByRole('button', { name: 'Guardar paso' }));
  expect(await panel.findByText('4 ene')).toBeVisible();
  expect(sent.mock.calls).toEqual([
    [{ data: { text: 'Llamarle', on: '2999-01-04', updatedAt: '2026-11-20T17:42:00.000Z' } }],
  ]);
  await person.click(panel.getByRole('button', { name: 'Hecho' }));
  expect(await screen.findByText('Paso hecho')).toBeVisible();
  expect(new URL(finished).searchParams.get('updatedAt')).toBe(updatedAt);
  expect(panel.queryByText('4 ene')).not.toBeInTheDocument();
});

test('shows the step that replaced the one to be marked as done', async () => {
  const owner = { id: AGENT.id, name: AGENT.name };
  const nextStepOn = '2999-01-04';
  const { person } = await open(AGENT, { owner, nextStep: 'Llamarle', nextStepOn });
  const newer = makeEnquiryResponse({ owner, nextStep: 'Mandar el contrato', nextStepOn });
  server.use(
    http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(newer)),
    http.delete(apiUrl('/enquiries/c1/next-step'), () =>
      refuse(409, 'Alguien más cambió esta consulta'),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Hecho' }));
  expect(await screen.findByText('Error al marcar el paso')).toBeVisible();
  expect(await screen.findByText(/Mandar el contrato/)).toBeVisible();
});

test('offers the next step of an enquiry without owner, but not that of another account', async () => {
  const { unmount } = await open(AGENT);
  expect(screen.getByRole('button', { name: 'Guardar paso' })).toBeVisible();
  unmount();
  await open(AGENT, { owner: OWNER });
  expect(screen.getByText('Todavía no tiene.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar paso' })).not.toBeInTheDocument();
});
