import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  makeEnquiryDetail,
  makeEnquiry,
  makeEnquiryResponse,
  makeEnquiriesResponse,
} from '../../../../../test/admin/enquiries.ts';
import { holdResponses, refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { makeReplyTemplatesResponse } from '../../../../../test/admin/reply-templates.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ONE = apiUrl('/enquiries/c1');

beforeEach(() =>
  server.use(
    http.get(apiUrl('/enquiries'), () => HttpResponse.json(makeEnquiriesResponse([]))),
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
  ),
);

async function open(own: Partial<EnquiryDetail> = {}) {
  server.use(http.get(ONE, () => HttpResponse.json(makeEnquiryResponse(own))));
  const rendered = renderAdmin('/admin/consultas/c1');
  await screen.findByText('Historial');
  return rendered;
}

/** Mocks the response to a change; returns a mock that records the request bodies. */
function onChange(respond: () => Response) {
  const sent = jest.fn();
  server.use(
    http.put(ONE, async ({ request }) => {
      sent(await request.json());
      return respond();
    }),
  );
  return sent;
}

test('shows message, facts, history and the other enquiries of the same person', async () => {
  const { container } = await open({
    message: 'Línea uno\n<b>dos</b>',
    status: 'contactado',
    firstReplyAt: '2026-11-20T18:22:00.000Z',
    answerMinutes: 40,
    history: [
      ...makeEnquiryDetail().history,
      {
        event: 'replied',
        who: 'Araceli Ventura',
        when: '2026-11-20T18:22:00.000Z',
        channel: 'whatsapp',
        template: 'acuse',
      },
      {
        event: 'status-changed',
        who: 'Araceli Ventura',
        when: '2026-11-20T18:22:00.000Z',
        from: 'nuevo',
        to: 'contactado',
      },
      { event: 'noted', who: 'Araceli Ventura', when: '2026-11-20T18:30:00.000Z', text: 'Ya voy' },
    ],
    related: [makeEnquiry({ documentId: 'c7', folio: 'TQ-7PREVI' })],
  });
  expect(screen.getByText(/Línea uno/)).toHaveTextContent('Línea uno <b>dos</b>');
  expect(screen.getByRole('link', { name: 'rosaura@posada.example' })).toHaveAttribute(
    'href',
    'mailto:rosaura@posada.example',
  );
  expect(screen.getByRole('link', { name: '951 555 0142' })).toHaveAttribute(
    'href',
    'tel:+529515550142',
  );
  expect(
    screen
      .getByRole('link', { name: '951 555 0142' })
      .compareDocumentPosition(screen.getByText(/Línea uno/)),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.at(0)).toHaveAccessibleName('Responder');
  expect(buttons.at(-1)).toHaveAccessibleName('Eliminar');
  expect(screen.getByText('20 nov 2026, 12:22 (en 40 min hábiles)')).toBeVisible();
  const lines = within(screen.getByRole('list', { name: 'Historial de la consulta' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Araceli Ventura anotó: Ya voy20 nov 2026, 12:30',
    'Araceli Ventura cambió el estado de «Nuevo» a «Contactado» 20 nov 2026, 12:22',
    'Araceli Ventura respondió por WhatsApp con la plantilla «Acuse y próxima llamada» 20 nov 2026, 12:22',
    'Llegó la consulta por el formulario 20 nov 2026, 11:42',
  ]);
  expect(screen.getByRole('link', { name: /TQ-7PREVI/ })).toHaveAttribute(
    'href',
    '/admin/consultas/c7',
  );
  expect(await axe(container)).toHaveNoViolations();
});

const readSource = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

test('shows how the visit reached the site', async () => {
  await open({
    firstCampaign: 'otoño',
    firstLandingPage: '/',
    lastCampaign: 'otoño',
    lastLandingPage: '/',
    viewedPage: '/productos/lector',
  });
  expect(screen.getByRole('heading', { name: 'Origen de la visita' })).toBeVisible();
  expect(readSource()).toEqual(
    expect.arrayContaining([
      ['Campaña', 'otoño'],
      ['Página de llegada', '/'],
      ['Último producto o servicio visto', '/productos/lector'],
    ]),
  );
  expect(screen.queryByText('Red de anuncios')).not.toBeInTheDocument();
});

test('shows the first and the last touch of a visit if they differ', async () => {
  await open({
    firstReferrer: 'www.google.com',
    firstLandingPage: '/',
    lastAdNetwork: 'Facebook',
    lastLandingPage: '/servicios',
  });
  expect(readSource()).toEqual(
    expect.arrayContaining([
      ['Primera visita: sitio anterior', 'www.google.com'],
      ['Primera visita: página de llegada', '/'],
      ['Última visita: red de anuncios', 'Facebook'],
      ['Última visita: página de llegada', '/servicios'],
    ]),
  );
});

test('shows no source if it is not known', async () => {
  await open();
  expect(screen.queryByText('Origen de la visita')).not.toBeInTheDocument();
});

test('shows the newest records of a long history and a long message, and the rest on demand', async () => {
  const notes = Array.from({ length: 9 }, (_note, index) => ({
    ...{ event: 'noted' as const, who: 'Araceli', when: '2026-11-20T18:30:00.000Z' },
    text: `Nota ${index + 1}`,
  }));
  const message = 'Una línea. '.repeat(60).trim();
  const { person } = await open({ message, history: [...makeEnquiryDetail().history, ...notes] });
  const timeline = screen.getByRole('list', { name: 'Historial de la consulta' });
  const texts = () =>
    within(timeline)
      .getAllByText(/^Nota/)
      .map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Nota 9', 'Nota 8', 'Nota 7', 'Nota 6', 'Nota 5', 'Nota 4']);
  await person.click(screen.getByRole('button', { name: 'Ver los 4 registros anteriores' }));
  expect(texts()).toHaveLength(9);
  expect(within(timeline).getByText('Llegó la consulta por el formulario')).toBeVisible();
  expect(timeline).toHaveFocus();

  const field = screen.getByLabelText('Agregar una nota');
  expect(field.compareDocumentPosition(timeline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const more = screen.getByRole('button', { name: 'Ver todo el mensaje' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await person.click(more);
  expect(screen.getByRole('button', { name: 'Ver menos' })).toHaveFocus();
});

test('shows only messages and calls, or only notes, of a long history', async () => {
  const notes = Array.from({ length: 7 }, (_note, index) => ({
    ...{ event: 'noted' as const, who: 'Araceli', when: '2026-11-20T18:30:00.000Z' },
    text: `Nota ${index + 1}`,
  }));
  const { person, container } = await open({
    history: [...makeEnquiryDetail().history, ...notes],
  });
  const timeline = within(screen.getByRole('list', { name: 'Historial de la consulta' }));
  const choice = screen.getByLabelText('Ver');
  const options = within(choice).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Todo',
    'Mensajes y llamadas (1)',
    'Notas (7)',
  ]);
  await person.selectOptions(choice, 'Mensajes y llamadas (1)');
  expect(timeline.getAllByRole('listitem')).toHaveLength(1);
  expect(timeline.getByText('Llegó la consulta por el formulario')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.selectOptions(choice, 'Notas (7)');
  expect(timeline.queryByText(/^Llegó/)).not.toBeInTheDocument();
});

test('shows channel and reference of a chat, and that its source is unknown', async () => {
  await open({
    channel: 'whatsapp',
    email: null,
    source: null,
    reference: 'TQ-W7F3K-9MPQR',
    history: [{ event: 'registered', who: 'Rosa Martínez', when: '2026-11-20T18:00:00.000Z' }],
  });
  expect(screen.getByText('No dejó correo')).toBeVisible();
  expect(screen.getByText('Rosa Martínez registró el chat')).toBeVisible();
  expect(readSource()).toEqual(
    expect.arrayContaining([
      ['Canal', 'WhatsApp'],
      ['Referencia', 'TQ-W7F3K-9MPQR'],
      ['Página de origen', 'Desconocido'],
    ]),
  );
});

test('changes to the next status and offers the following one', async () => {
  const sent = onChange(() => HttpResponse.json(makeEnquiryResponse({ status: 'contactado' })));
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Marcar como contactado' }));
  expect(await screen.findByText('Estado actualizado')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    data: { status: 'contactado', updatedAt: '2026-11-20T17:42:00.000Z' },
  });
  expect(screen.getByRole('button', { name: 'Marcar como completado' })).toBeVisible();
  expect(screen.getByText(/Estado actual:/).parentElement).toHaveFocus();
  expect(screen.getByText('¿Qué sigue con Rosaura Méndez Aquino?')).toBeVisible();
});

test('saves a note and rejects an empty one', async () => {
  const when = '2026-11-21T15:00:00.000Z';
  const noted = { event: 'noted', who: 'Rosa Martínez', when, text: 'Llamar el lunes' } as const;
  const sent = onChange(() =>
    HttpResponse.json(makeEnquiryResponse({ history: [...makeEnquiryDetail().history, noted] })),
  );
  const { person } = await open();
  const field = screen.getByLabelText('Agregar una nota');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText(/La nota debe tener entre/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await person.type(field, '  Llamar el lunes ');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Nota guardada')).toBeVisible();
  expect(sent.mock.calls[0]).toEqual([{ data: { note: 'Llamar el lunes' } }]);
  expect(field).toHaveValue('');
  expect(screen.getByText('Llamar el lunes')).toBeVisible();
});

test('explains a stale change and keeps the typed note', async () => {
  const message = 'Alguien más cambió esta consulta';
  onChange(() => refuse(409, message));
  const { person, container } = await open();
  await person.type(screen.getByLabelText('Agregar una nota'), 'No perder');
  server.use(
    http.get(ONE, () =>
      HttpResponse.json(
        makeEnquiryResponse({
          status: 'contactado',
          updatedAt: '2026-11-21T15:00:00.000Z',
          history: [
            ...makeEnquiryDetail().history,
            {
              event: 'status-changed',
              who: 'Araceli Ventura',
              when: '2026-11-21T15:00:00.000Z',
              from: 'nuevo',
              to: 'contactado',
            },
          ],
        }),
      ),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Marcar como contactado' }));
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(message);
  await waitFor(() =>
    expect(banner).toHaveTextContent('Araceli Ventura cambió el estado de «Nuevo» a «Contactado»'),
  );
  expect(screen.getByLabelText('Agregar una nota')).toHaveValue('No perder');
  expect(screen.getByRole('button', { name: 'Marcar como completado' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await person.click(screen.getByRole('button', { name: 'Ver cambios' }));
  const timeline = screen.getByRole('list', { name: 'Historial de la consulta' });
  expect(timeline).toHaveFocus();
  expect(within(timeline).getByText('Cambio nuevo')).toBeVisible();

  const sent = onChange(() => HttpResponse.json(makeEnquiryResponse()));
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ data: { note: 'No perder' } }));
});

test('keeps the typed note when the session ends', async () => {
  onChange(() => refuse(401, 'x'));
  server.use(http.post(apiUrl('/auth/refresh'), () => refuse(401, 'x')));
  const { person } = await open();
  await person.type(screen.getByLabelText('Agregar una nota'), 'No perder');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
  expect(sessionStorage.getItem('tequiora:borrador:7:nota:c1')).toContain('No perder');
});

test('reports why a change failed', async () => {
  onChange(() => HttpResponse.error());
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Marcar como spam' }));
  expect(await screen.findByText('Error al actualizar consulta')).toBeVisible();
});

test('deletes after confirmation and returns to the list', async () => {
  const removed = jest.fn();
  server.use(
    http.delete(ONE, () => {
      removed();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  const dialog = screen.getByRole('dialog', {
    name: '¿Eliminar la consulta de Rosaura Méndez Aquino?',
  });
  await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveFocus());

  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  await person.click(screen.getByRole('button', { name: 'Eliminar consulta' }));
  expect(await screen.findByText('Se eliminará la consulta TQ-4MXK7R')).toBeVisible();
  expect(await screen.findByText('Todavía no hay consultas')).toBeVisible();
  expect(window.location.pathname).toBe('/admin/consultas');
  expect(removed).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  expect(await screen.findByText('Consulta eliminada')).toBeVisible();
  expect(removed).toHaveBeenCalledTimes(1);
});

test('reports a failed deletion', async () => {
  server.use(http.delete(ONE, () => refuse(503, 'No se puede')));
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  await person.click(screen.getByRole('button', { name: 'Eliminar consulta' }));
  await person.click(await screen.findByRole('button', { name: 'Cerrar notificación' }));
  expect(await screen.findByText('Error al eliminar consulta (TQ-4MXK7R)')).toBeVisible();
});

test('offers an agent neither deletion nor personal data', async () => {
  server.use(http.get(ONE, () => HttpResponse.json(makeEnquiryResponse())));
  renderAdmin('/admin/consultas/c1', { user: AGENT });
  expect(await screen.findByRole('button', { name: 'Responder' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver sus datos' })).not.toBeInTheDocument();
});

test('shows a not-found message for a deleted enquiry', async () => {
  server.use(http.get(ONE, () => refuse(404, 'Consulta no encontrada')));
  const { container } = renderAdmin('/admin/consultas/c1');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Consulta no encontrada' }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('an enquiry that is open while others work on it', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('shows what they did without a reload, and keeps the text that is being typed', async () => {
    await open();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.type(screen.getByLabelText('Agregar una nota'), 'Pide factura');
    const owner = { id: 8, name: 'Iván Cruz' };
    server.use(
      http.get(ONE, () => HttpResponse.json(makeEnquiryResponse({ owner, status: 'contactado' }))),
    );
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByText('Iván Cruz', { selector: 'b' })).toBeVisible();
    expect(screen.getByText('Estado actual:').parentElement).toHaveTextContent('Contactado');
    expect(screen.getByLabelText('Agregar una nota')).toHaveValue('Pide factura');
  });

  test('says in the reply dialog that another user answered while it was open', async () => {
    server.use(
      http.get(apiUrl('/enquiries/c1/reply-templates'), () =>
        HttpResponse.json(makeReplyTemplatesResponse()),
      ),
    );
    await open();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.click(screen.getByRole('button', { name: 'Responder' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText('Texto');
    const firstReplyAt = new Date().toISOString();
    server.use(
      http.get(ONE, () =>
        HttpResponse.json(makeEnquiryResponse({ firstReplyAt, status: 'contactado' })),
      ),
    );
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await dialog.findByText(/^Alguien más respondió esta consulta/)).toBeVisible();
  });
});

test('keeps a change whose response arrives before that of an earlier request', async () => {
  const { person } = await open();
  onChange(() => HttpResponse.json(makeEnquiryResponse()));
  await person.type(screen.getByLabelText('Agregar una nota'), 'Pide factura');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await screen.findByText('Nota guardada');
  const { hold, release } = holdResponses();
  const earlier = jest.fn();
  server.use(
    http.get(ONE, () => {
      earlier();
      return hold(HttpResponse.json(makeEnquiryResponse()));
    }),
  );
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(earlier).toHaveBeenCalled());
  onChange(() => HttpResponse.json(makeEnquiryResponse({ status: 'contactado' })));
  await person.click(screen.getByRole('button', { name: 'Marcar como contactado' }));
  const status = screen.getByText('Estado actual:').parentElement;
  await waitFor(() => expect(status).toHaveTextContent('Contactado'));
  release();
  await screen.findByText('Estado actualizado');
  expect(status).toHaveTextContent('Contactado');
});
