import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { TodayEnquiries, TodaySection } from '@tequiora/cms/contracts/today.ts';
import { makeEnquiry, makeEnquiryResponse } from '../../../../../test/admin/enquiries.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { preventCalls } from '../../../../../test/admin/prevent-calls.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { makeReplyTemplatesResponse } from '../../../../../test/admin/reply-templates.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

preventCalls();

const OWNER = { id: AGENT.id, name: AGENT.name };
const ROSAURA = makeEnquiry({ dueAt: '2026-01-01T00:00:00.000Z' });
const ABEL = makeEnquiry({
  documentId: 'c2',
  name: 'Abel Ortega',
  phone: null,
  status: 'contactado',
  firstReplyAt: '2026-11-20T18:00:00.000Z',
  owner: OWNER,
  nextStep: 'Mandar el contrato',
  nextStepOn: '2026-11-20',
});

/** Mocks what is to do; sections that are not passed are empty. */
function mockToday(
  sections: Partial<Record<TodaySection, EnquirySummary[]>>,
  totals: Partial<Record<TodaySection, number>> = {},
) {
  const listed = (enquiries: EnquirySummary[] = []) => ({ total: enquiries.length, enquiries });
  const data: TodayEnquiries = {
    refused: listed(sections.refused),
    overdue: listed(sections.overdue),
    dueToday: listed(sections.dueToday),
    doubtful: listed(sections.doubtful),
    mine: listed(sections.mine),
    unassigned: listed(sections.unassigned),
    team: listed(sections.team),
    nextSteps: listed(sections.nextSteps),
    teamSteps: listed(sections.teamSteps),
    idle: listed(sections.idle),
  };
  for (const [section, total] of Object.entries(totals))
    data[section as TodaySection].total = total;
  server.use(http.get(apiUrl('/enquiries/today'), () => HttpResponse.json({ data })));
}

beforeEach(() =>
  server.use(
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.get(apiUrl('/enquiries/c1/reply-templates'), () =>
      HttpResponse.json(makeReplyTemplatesResponse()),
    ),
  ),
);

const open = () => renderAdmin('/admin', { user: AGENT });

test('is the first screen of an agent, with the sections in the order in which to do them', async () => {
  mockToday({ overdue: [ROSAURA], nextSteps: [ABEL] });
  const { container } = open();
  const overdue = within(await screen.findByRole('region', { name: 'Vencidas (1)' }));
  expect(window.location.pathname).toBe('/admin/hoy');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Vencidas (1)',
    'Siguientes pasos (1)',
  ]);
  expect(overdue.getByText(/Vencida hace/)).toBeVisible();
  expect(overdue.getByRole('link', { name: 'Llamar a Rosaura Méndez Aquino' })).toHaveAttribute(
    'href',
    'tel:+529515550142',
  );
  const steps = within(screen.getByRole('region', { name: 'Siguientes pasos (1)' }));
  expect(steps.getByText('20 nov')).toBeVisible();
  expect(steps.getByText('Tuya')).toBeVisible();
  expect(steps.queryByRole('button', { name: /WhatsApp|Tomar/ })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('takes an enquiry and shows it without the button', async () => {
  mockToday({ unassigned: [ROSAURA] });
  server.use(
    http.post(apiUrl('/enquiries/c1/take'), () => {
      mockToday({ dueToday: [{ ...ROSAURA, owner: OWNER }] });
      return HttpResponse.json(makeEnquiryResponse({ owner: OWNER }));
    }),
  );
  const { person } = open();
  await person.click(
    await screen.findByRole('button', { name: 'Tomar la consulta de Rosaura Méndez Aquino' }),
  );
  expect(await screen.findByText('La consulta es tuya')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Vencen hoy (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tomar/ })).not.toBeInTheDocument();
});

test.each([
  ['No es spam', 'nuevo', 'La consulta está en «Nuevo».'],
  ['Marcar como spam', 'spam', 'La consulta está en «Spam».'],
])('decides about a doubtful enquiry with «%s»', async (label, status, outcome) => {
  mockToday({ doubtful: [{ ...ROSAURA, status: 'dudoso' }] });
  const sent = jest.fn();
  server.use(
    http.put(apiUrl('/enquiries/c1'), async ({ request }) => {
      sent(await request.json());
      mockToday({});
      return HttpResponse.json(makeEnquiryResponse({ status: status as 'nuevo' }));
    }),
  );
  const { person } = open();
  const section = within(await screen.findByRole('region', { name: 'Dudosas (1)' }));
  expect(section.queryByRole('button', { name: /WhatsApp|Tomar/ })).not.toBeInTheDocument();
  const name = `${label} (consulta de Rosaura Méndez Aquino)`;
  await person.click(section.getByRole('button', { name }));
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ data: { status, updatedAt: ROSAURA.updatedAt } });
});

test('answers by the chosen channel and records the reply', async () => {
  mockToday({ dueToday: [ROSAURA] });
  const recorded = jest.fn();
  server.use(
    http.post(apiUrl('/enquiries/c1/replies'), async ({ request }) => {
      recorded(await request.json());
      mockToday({});
      return HttpResponse.json(makeEnquiryResponse());
    }),
  );
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Correo a Rosaura Méndez Aquino' }));
  expect(await screen.findByRole('radio', { name: 'Correo' })).toBeChecked();
  await person.click(screen.getByRole('link', { name: 'Abrir correo' }));
  await person.click(await screen.findByRole('button', { name: 'Sí, registrar' }));
  expect(await screen.findByText('No tienes pendientes por hoy')).toBeVisible();
  expect(recorded.mock.calls[0]?.[0]).toMatchObject({ data: { channel: 'email' } });
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Pendientes de hoy' })).toHaveFocus(),
  );
});

test('asks how a call ended and suggests when to call again', async () => {
  mockToday({ dueToday: [ROSAURA] });
  server.use(
    http.post(apiUrl('/enquiries/c1/missed-calls'), () => HttpResponse.json(makeEnquiryResponse())),
    http.put(apiUrl('/enquiries/c1/next-step'), () => HttpResponse.json(makeEnquiryResponse())),
  );
  const { person } = open();
  await person.click(await screen.findByRole('link', { name: 'Llamar a Rosaura Méndez Aquino' }));
  await screen.findByRole('dialog', { name: '¿Hablaste con Rosaura Méndez Aquino?' });
  await person.click(screen.getByRole('button', { name: 'No contestó' }));
  await person.click(await screen.findByRole('button', { name: 'Volver a llamar hoy' }));
  expect(await screen.findByText('Siguiente paso guardado')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Pendientes de hoy' })).toHaveFocus();
});

test('marks a next step as done and plans the next one with two clicks', async () => {
  mockToday({ nextSteps: [ABEL] });
  const planned = jest.fn();
  const abel = { documentId: 'c2', name: ABEL.name };
  server.use(
    http.delete(apiUrl('/enquiries/c2/next-step'), () => {
      mockToday({});
      return HttpResponse.json(makeEnquiryResponse(abel));
    }),
    http.put(apiUrl('/enquiries/c2/next-step'), async ({ request }) => {
      planned(await request.json());
      return HttpResponse.json(makeEnquiryResponse(abel));
    }),
  );
  const { person } = open();
  await person.click(
    await screen.findByRole('button', { name: 'Hecho (Mandar el contrato, Abel Ortega)' }),
  );
  expect(await screen.findByText('Paso hecho. ¿Qué sigue con Abel Ortega?')).toBeVisible();
  const [first] = await screen.findAllByRole('button', { name: /^Dar seguimiento/ });
  await person.click(first as HTMLElement);
  expect(await screen.findByText('Siguiente paso guardado')).toBeVisible();
  expect(planned).toHaveBeenCalledWith({ data: { text: 'Dar seguimiento', on: '2998-12-28' } });
});

test('moves a next step to the next business day', async () => {
  mockToday({ nextSteps: [ABEL] });
  const moved = jest.fn();
  server.use(
    http.put(apiUrl('/enquiries/c2/next-step'), async ({ request }) => {
      moved(await request.json());
      mockToday({});
      return HttpResponse.json(makeEnquiryResponse());
    }),
  );
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: /^Mover a mañana hábil/ }));
  expect(await screen.findByText('Siguiente paso movido')).toBeVisible();
  expect(moved).toHaveBeenCalledWith({
    data: { text: 'Mandar el contrato', on: '2998-12-28', updatedAt: ABEL.updatedAt },
  });
});

test('asks what follows for an enquiry without a next step', async () => {
  const total = 55;
  mockToday({ idle: [{ ...ABEL, nextStep: null, nextStepOn: null }] }, { idle: total });
  const { person } = open();
  const section = within(await screen.findByRole('region', { name: 'Sin siguiente paso (55)' }));
  expect(
    section.getByRole('link', { name: 'Ver todas las que no tienen siguiente paso' }),
  ).toHaveAttribute('href', '/admin/consultas?sin-paso=si&responsable=yo-o-nadie');
  await person.click(section.getByRole('button', { name: /^Poner paso/ }));
  expect(await screen.findByText('¿Qué sigue con Abel Ortega?')).toBeVisible();
});

test('links a section that does not show all of its enquiries to the list that does', async () => {
  mockToday({ dueToday: [ROSAURA], unassigned: [ABEL] }, { dueToday: 64, unassigned: 1 });
  open();
  const section = within(await screen.findByRole('region', { name: 'Vencen hoy (64)' }));
  expect(section.getByText('Y 63 más')).toBeVisible();
  const list = section.getByRole('link', { name: 'Ver todas las que esperan respuesta' });
  expect(list).toHaveAttribute(
    'href',
    '/admin/consultas?estado=nuevo&respuesta=sin&responsable=yo-o-nadie',
  );
  expect(screen.queryByText('Y 0 más')).not.toBeInTheDocument();
});

test('an enquiry links back to «Hoy», which it was opened from', async () => {
  mockToday({ overdue: [ROSAURA], nextSteps: [ABEL] });
  server.use(http.get(apiUrl('/enquiries/c1'), () => HttpResponse.json(makeEnquiryResponse())));
  const { person } = open();
  await person.click(await screen.findByRole('link', { name: ROSAURA.name }));
  expect(await screen.findByRole('link', { name: 'Siguiente' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Volver a la lista' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Volver a Hoy' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
});

describe('a reply that is being written', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const pollAgain = () => act(() => jest.advanceTimersByTimeAsync(31_000));

  test('stays while its row moves to another section and leaves', async () => {
    mockToday({ dueToday: [ROSAURA] });
    open();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.click(
      await screen.findByRole('button', { name: 'WhatsApp a Rosaura Méndez Aquino' }),
    );
    const text = await screen.findByLabelText('Texto');
    await person.type(text, ' Gracias.');

    mockToday({ overdue: [ROSAURA] });
    await pollAgain();
    expect(await screen.findByText('Vencidas (1)')).toBeInTheDocument();
    expect(text).toBeInTheDocument();
    expect(text).toHaveFocus();

    mockToday({ unassigned: [ABEL] });
    await pollAgain();
    expect(await screen.findByText('Abel Ortega')).toBeInTheDocument();
    expect(text).toBeInTheDocument();
    expect((text as HTMLTextAreaElement).value).toContain('Gracias.');

    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Pendientes de hoy' })).toHaveFocus(),
    );
  });

  test('returns the focus to its button', async () => {
    mockToday({ dueToday: [ROSAURA] });
    open();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const button = await screen.findByRole('button', { name: /^WhatsApp/ });
    await person.click(button);
    await screen.findByLabelText('Texto');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

test('asks again about an opened reply after a reload', async () => {
  mockToday({ overdue: [ABEL], dueToday: [ROSAURA] });
  const { person, unmount } = open();
  await person.click(await screen.findByRole('button', { name: /^WhatsApp/ }));
  await person.click(await screen.findByRole('link', { name: 'Abrir WhatsApp' }));
  await screen.findByRole('dialog', { name: '¿Lo enviaste?' });
  const kept = { ...sessionStorage };
  unmount();
  renderAdmin('/admin/hoy', { user: AGENT, tabStorage: kept });
  expect(await screen.findByRole('dialog', { name: '¿Lo enviaste?' })).toBeVisible();
});

test('shows the error and retries when loading fails', async () => {
  server.use(http.get(apiUrl('/enquiries/today'), () => HttpResponse.error()));
  const { person, container } = open();
  expect(await screen.findByText('Error al cargar lo de hoy')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  mockToday({});
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No tienes pendientes por hoy')).toBeVisible();
});

test('shows a manager the overdue enquiries of the team with their owner, and assigns them', async () => {
  const owner = { id: 12, name: 'Ana Luz' };
  const late = { ...ROSAURA, owner };
  mockToday({ team: [late], teamSteps: [{ ...ABEL, owner }] });
  server.use(
    http.get(apiUrl('/enquiries/owners'), () =>
      HttpResponse.json({
        data: [
          { id: 12, name: 'Ana Luz' },
          { id: 8, name: 'Iván Cruz' },
        ],
      }),
    ),
  );
  const sent = jest.fn();
  server.use(
    http.post(apiUrl('/enquiries/c1/assign'), async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(makeEnquiryResponse({ owner: { id: 8, name: 'Iván Cruz' } }));
    }),
  );
  const { person } = renderAdmin('/admin/hoy');
  const team = within(await screen.findByRole('region', { name: 'Vencidas del equipo (1)' }));
  expect(team.getByText('Ana Luz')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Pasos atrasados del equipo (1)' }));
  expect(steps.getByText('Ana Luz')).toBeVisible();
  expect(steps.getByLabelText('Asignar la de Abel Ortega a')).toBeVisible();
  const choice = team.getByLabelText('Asignar la de Rosaura Méndez Aquino a');
  await within(choice).findByRole('option', { name: 'Iván Cruz' });
  await person.selectOptions(choice, 'Iván Cruz');
  await person.click(team.getByRole('button', { name: /^Asignar/ }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ data: { ownerId: 8, updatedAt: late.updatedAt } }),
  );
});
