import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SEARCH_COUNT_MAX } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { makeEnquiry, makeEnquiriesResponse } from '../../../../../test/admin/enquiries.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const ROSAURA = makeEnquiry({ dueAt: '2026-01-01T00:00:00.000Z' });
const ABEL = makeEnquiry({
  documentId: 'c2',
  folio: 'TQ-9HCV3P',
  name: 'Abel Ortega',
  status: 'contactado',
  firstReplyAt: '2026-11-20T18:00:00.000Z',
});

/** Mocks the list with `rows`; returns the queries received. */
function mockList(rows = [ROSAURA, ABEL], total = rows.length) {
  const requests: URLSearchParams[] = [];
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      requests.push(new URL(request.url).searchParams);
      return HttpResponse.json(makeEnquiriesResponse(rows, total));
    }),
  );
  return requests;
}

const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

test('shows the most urgent first, without spam, and marks overdue enquiries', async () => {
  const requests = mockList();
  const { container } = renderAdmin('/admin/consultas');
  const row = await rowOf('Rosaura Méndez Aquino');
  expect(row).toHaveAttribute('data-urgent');
  expect(within(row).getByText(/Vencida hace/)).toBeVisible();
  expect(within(row).getByText('Nuevo')).toBeVisible();
  expect(await rowOf('Abel Ortega')).not.toHaveAttribute('data-urgent');
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    sort: 'urgency',
    'filters[status][$notIn][0]': 'dudoso',
    'filters[status][$notIn][1]': 'spam',
    'pagination[page]': '1',
    'pagination[pageSize]': '25',
  });
  expect(screen.getByText('1–2 de 2 consultas')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('builds the query from the URL, with days in the time zone of Mexico City', async () => {
  const requests = mockList();
  const { person } = renderAdmin(
    '/admin/consultas?buscar=posada&estado=nuevo,contactado&tipo=producto&canal=whatsapp&origen=directo' +
      '&responsable=8&campana=buen-fin&fuente=google&visto=%28ninguna%29&desde=2026-11-01&hasta=2026-11-20&vencidas=si&orden=-nombre&pagina=2',
  );
  await rowOf('Abel Ortega');
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    search: 'posada',
    overdue: 'true',
    sort: 'name:desc',
    'filters[status][$in][0]': 'nuevo',
    'filters[status][$in][1]': 'contactado',
    'filters[type][$eq]': 'producto',
    'filters[channel][$eq]': 'whatsapp',
    'filters[ownerId][$eq]': '8',
    'filters[sourcePath][$null]': 'true',
    'filters[lastCampaign][$eq]': 'buen-fin',
    'filters[lastSource][$eq]': 'google',
    'filters[viewedPage][$null]': 'true',
    'filters[createdAt][$gte]': '2026-11-01T06:00:00.000Z',
    'filters[createdAt][$lt]': '2026-11-21T06:00:00.000Z',
    'pagination[page]': '2',
    'pagination[pageSize]': '25',
  });
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Nuevo, Contactado');
  expect(screen.getByLabelText('Responsable')).toHaveDisplayValue('Iván Cruz');
  expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('Solo vencidas')).toBeChecked();
  expect(screen.getByLabelText('Canal')).toHaveDisplayValue('WhatsApp');
  expect(screen.getByText('sin página de origen')).toBeVisible();
  expect(screen.getByText('Producto o servicio visto:').parentElement).toHaveTextContent(
    'sin dato',
  );
  const fold = screen.getByRole('button', { name: 'Filtros (11)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await person.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('filters by the values of what is known about the visit, and removes that filter', async () => {
  const requests = mockList();
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/enquiries/visit-values'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ data: ['cpc', 'correo'] });
    }),
  );
  const { person, container } = renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  await person.selectOptions(screen.getByLabelText('Origen de la visita'), 'Medio');
  await screen.findByRole('option', { name: 'correo' });
  expect(asked).toEqual(['?column=lastMedium']);
  await person.selectOptions(screen.getByLabelText('Medio'), 'cpc');
  expect(window.location.search).toBe('?medio=cpc');
  expect(requests.at(-1)?.get('filters[lastMedium][$eq]')).toBe('cpc');
  expect(await axe(container)).toHaveNoViolations();

  await person.selectOptions(screen.getByLabelText('Medio'), 'Sin dato');
  expect(requests.at(-1)?.get('filters[lastMedium][$null]')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Quitar el filtro de medio' }));
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText('Medio')).toHaveDisplayValue('Todos');
});

test('writes filters to the URL, resets the page, and clears the filters', async () => {
  const requests = mockList([ROSAURA, ABEL], 60);
  const { person } = renderAdmin('/admin/consultas?pagina=2');
  await rowOf('Abel Ortega');
  expect(screen.getByText('26–50 de 60 consultas')).toBeVisible();

  await person.type(screen.getByLabelText('Buscar'), 'mezcal{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?buscar=mezcal'));
  await person.selectOptions(screen.getByLabelText('Estado'), 'Todas');
  await person.selectOptions(screen.getByLabelText('Tipo'), 'Servicio');
  await person.click(screen.getByRole('button', { name: 'Recibida' }));
  await waitFor(() =>
    expect(window.location.search).toBe('?buscar=mezcal&estado=todas&tipo=servicio&orden=recibida'),
  );
  await waitFor(() => expect(requests.at(-1)?.get('sort')).toBe('createdAt:asc'));
  expect(requests.at(-1)?.has('filters[status][$ne]')).toBe(false);

  await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(window.location.search).toBe('?orden=recibida'));
  expect(screen.getByLabelText('Buscar')).toHaveValue('');
});

test('keeps what is typed into the search while the URL is changing', async () => {
  mockList();
  renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  const search = screen.getByLabelText('Buscar');
  fireEvent.change(search, { target: { value: 'mez' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(search).toHaveValue('mez');
  fireEvent.change(search, { target: { value: 'mezcal' } });
  await waitFor(() => expect(window.location.search).toBe('?buscar=mezcal'));
  expect(search).toHaveValue('mezcal');
});

test('keeps a typed search when a type is selected before the next render', async () => {
  mockList();
  const { person } = renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  const search = screen.getByLabelText('Buscar');
  await person.type(search, 'mezcal');
  // Both in one batch, as when the search debounce ends while the list renders.
  act(() => {
    fireEvent.keyDown(search, { key: 'Enter' });
    fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'servicio' } });
  });
  await waitFor(() => expect(window.location.search).toBe('?buscar=mezcal&tipo=servicio'));
  expect(search).toHaveValue('mezcal');
});

test.each([
  ['estado=nuevo', 'No hay consultas nuevas'],
  ['vencidas=si', 'Ninguna consulta está vencida'],
  ['correos=si', 'No hay correos por responder'],
  ['estado=dudoso', 'No hay consultas dudosas'],
  ['sin-paso=si', 'Ninguna consulta está olvidada'],
])('says what the tab %s means without enquiries', async (filters, title) => {
  mockList([]);
  renderAdmin(`/admin/consultas?${filters}`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByText('No se encontraron consultas')).not.toBeInTheDocument();
});

test('distinguishes an empty list from filters without a match', async () => {
  mockList([]);
  const { person, container } = renderAdmin('/admin/consultas?tipo=servicio');
  expect(await screen.findByText('No se encontraron consultas')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const [, clearButton] = screen.getAllByRole('button', { name: 'Limpiar filtros' });
  await person.click(clearButton as HTMLElement);
  expect(await screen.findByText('Todavía no hay consultas')).toBeVisible();
});

test('redirects from a page that no longer exists to the last one', async () => {
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const isThird = new URL(request.url).searchParams.get('pagination[page]') === '3';
      return HttpResponse.json(makeEnquiriesResponse(isThird ? [] : [ABEL], 30));
    }),
  );
  renderAdmin('/admin/consultas?pagina=3');
  expect(await rowOf('Abel Ortega')).toBeVisible();
  expect(window.location.search).toBe('?pagina=2');
});

test('shows the error and retries when loading fails', async () => {
  const message = 'El filtro no es válido';
  server.use(http.get(apiUrl('/enquiries'), () => refuse(400, message)));
  const { person, container } = renderAdmin('/admin/consultas');
  expect(await screen.findByText('Error al cargar consultas')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  mockList();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await rowOf('Abel Ortega')).toBeVisible();
});

test('exports with the filters and uses the file name of the response', async () => {
  mockList();
  const onRequest = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries/export'), ({ request }) => {
      onRequest(Object.fromEntries(new URL(request.url).searchParams));
      return new HttpResponse('Folio', {
        headers: { 'Content-Disposition': 'attachment; filename="consultas-2026-11-21.csv"' },
      });
    }),
  );
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  let saved = '';
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved = this.download;
  });
  const { person } = renderAdmin('/admin/consultas?tipo=producto&pagina=1');
  await rowOf('Abel Ortega');
  await person.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Archivo listo')).toBeVisible();
  expect(saved).toBe('consultas-2026-11-21.csv');
  expect(onRequest).toHaveBeenCalledWith({
    format: 'csv',
    sort: 'urgency',
    'filters[status][$notIn][0]': 'dudoso',
    'filters[status][$notIn][1]': 'spam',
    'filters[type][$eq]': 'producto',
  });
  await person.click(screen.getByRole('button', { name: 'Exportar a Excel' }));
  await waitFor(() =>
    expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ format: 'xlsx' })),
  );
  await waitFor(() => expect(screen.getAllByText('Archivo listo')).toHaveLength(2));
  save.mockRestore();
});

test('offers an agent neither export nor deletion', async () => {
  mockList();
  const { person } = renderAdmin('/admin/consultas', { user: AGENT });
  await rowOf('Abel Ortega');
  await person.click(screen.getByLabelText('Seleccionar las 2 de esta página'));
  expect(screen.getByRole('button', { name: 'Cambiar estado' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Exportar CSV' })).not.toBeInTheDocument();
});

test('reports a failed export', async () => {
  mockList();
  server.use(http.get(apiUrl('/enquiries/export'), () => HttpResponse.error()));
  const { person } = renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  await person.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Error al exportar consultas')).toBeVisible();
});

test('shows each active filter while the filters are folded, and removes one', async () => {
  mockList();
  const { person } = renderAdmin('/admin/consultas?estado=nuevo&vencidas=si&responsable=yo');
  await rowOf('Abel Ortega');
  const chips = screen.getByRole('list', { name: 'Filtros activos' });
  expect(chips).toHaveTextContent('Estado: Nuevo');
  expect(chips).toHaveTextContent('Responsable: Mías');
  expect(chips).toHaveTextContent('Plazo: Vencidas');
  await person.click(within(chips).getByRole('button', { name: 'Quitar el filtro de plazo' }));
  await waitFor(() => expect(chips).not.toHaveTextContent('Vencidas'));
  expect(screen.getByLabelText('Solo vencidas')).not.toBeChecked();
});

test('says when a search finds more than it counts', async () => {
  server.use(
    http.get(apiUrl('/enquiries'), () =>
      HttpResponse.json(makeEnquiriesResponse([ROSAURA], SEARCH_COUNT_MAX, true)),
    ),
  );
  renderAdmin('/admin/consultas?buscar=factura');
  expect(await screen.findByText('1–25 de las primeras 5,000 consultas')).toBeVisible();
});

test('goes to the top of the list with another page', async () => {
  mockList([ROSAURA, ABEL], 60);
  const { person } = renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await person.click(screen.getByRole('button', { name: 'Siguiente' }));
  const list = screen.getByRole('region', { name: 'Lista de consultas' });
  expect(list).toHaveFocus();
  expect(scrolled.mock.contexts).toContain(list);
});
