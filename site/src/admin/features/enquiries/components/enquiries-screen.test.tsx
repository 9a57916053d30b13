import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { anEnquiry, listAnswer } from '../../../../../test/admin/enquiries.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { server } from '../../../../../test/server.ts';

const ROSAURA = anEnquiry({ dueAt: '2026-01-01T00:00:00.000Z' });
const ABEL = anEnquiry({
  documentId: 'c2',
  folio: 'TQ-9HCV3P',
  name: 'Abel Ortega',
  status: 'contactado',
  firstReplyAt: '2026-11-20T18:00:00.000Z',
});

/** The list answers with `rows`; what it was asked is kept. */
function listOf(rows = [ROSAURA, ABEL], total = rows.length) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(listAnswer(rows, total));
    }),
  );
  return asked;
}

const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

test('shows the most urgent first, without spam, and marks what is overdue', async () => {
  const asked = listOf();
  const { container } = renderAdmin('/admin/consultas');
  const row = await rowOf('Rosaura Méndez Aquino');
  expect(row).toHaveAttribute('data-urgent');
  expect(within(row).getByText(/Vencida hace/)).toBeVisible();
  expect(within(row).getByText('Nuevo')).toBeVisible();
  expect(await rowOf('Abel Ortega')).not.toHaveAttribute('data-urgent');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    sort: 'urgency',
    'filters[status][$ne]': 'spam',
    'pagination[page]': '1',
    'pagination[pageSize]': '25',
  });
  expect(screen.getByText('1–2 de 2 consultas')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the address says what is asked, days as they are in Mexico City', async () => {
  const asked = listOf();
  const { person } = renderAdmin(
    '/admin/consultas?buscar=posada&estado=nuevo,contactado&tipo=producto&origen=directo' +
      '&desde=2026-11-01&hasta=2026-11-20&vencidas=si&orden=-nombre&pagina=2',
  );
  await rowOf('Abel Ortega');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    search: 'posada',
    overdue: 'true',
    sort: 'name:desc',
    'filters[status][$in][0]': 'nuevo',
    'filters[status][$in][1]': 'contactado',
    'filters[type][$eq]': 'producto',
    'filters[source][$null]': 'true',
    'filters[createdAt][$gte]': '2026-11-01T06:00:00.000Z',
    'filters[createdAt][$lt]': '2026-11-21T06:00:00.000Z',
    'pagination[page]': '2',
    'pagination[pageSize]': '25',
  });
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Nuevo, Contactado');
  expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('Solo vencidas')).toBeChecked();
  expect(screen.getByText('sin página de origen')).toBeVisible();
  const fold = screen.getByRole('button', { name: 'Filtros (6)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await person.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('filters go into the address and back to the first page, and can be cleared', async () => {
  const asked = listOf([ROSAURA, ABEL], 60);
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
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('createdAt:asc'));
  expect(asked.at(-1)?.has('filters[status][$ne]')).toBe(false);

  await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(window.location.search).toBe('?orden=recibida'));
  expect(screen.getByLabelText('Buscar')).toHaveValue('');
});

test('a type chosen before the typed search was rendered keeps the search', async () => {
  listOf();
  const { person } = renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  const search = screen.getByLabelText('Buscar');
  await person.type(search, 'mezcal');
  // Both in one batch, as when the pause of the search ends while the list is rendered.
  act(() => {
    fireEvent.keyDown(search, { key: 'Enter' });
    fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'servicio' } });
  });
  await waitFor(() => expect(window.location.search).toBe('?buscar=mezcal&tipo=servicio'));
  expect(search).toHaveValue('mezcal');
});

test('tells an empty list from filters that let nothing through', async () => {
  listOf([]);
  const { person, container } = renderAdmin('/admin/consultas?tipo=servicio');
  expect(await screen.findByText('No se encontraron consultas')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const [, wayOut] = screen.getAllByRole('button', { name: 'Limpiar filtros' });
  await person.click(wayOut as HTMLElement);
  expect(await screen.findByText('Todavía no hay consultas')).toBeVisible();
});

test('a page that is no longer there leads to the last one', async () => {
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      const isThird = new URL(request.url).searchParams.get('pagination[page]') === '3';
      return HttpResponse.json(listAnswer(isThird ? [] : [ABEL], 30));
    }),
  );
  renderAdmin('/admin/consultas?pagina=3');
  expect(await rowOf('Abel Ortega')).toBeVisible();
  expect(window.location.search).toBe('?pagina=2');
});

test('what cannot be loaded can be tried again', async () => {
  const message = 'El filtro no es válido';
  server.use(
    http.get(apiUrl('/enquiries'), () =>
      HttpResponse.json({ error: { message } }, { status: 400 }),
    ),
  );
  const { person, container } = renderAdmin('/admin/consultas');
  expect(await screen.findByText('Error al cargar consultas')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  listOf();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await rowOf('Abel Ortega')).toBeVisible();
});

test('the export takes the filters along and keeps the name of the file', async () => {
  listOf();
  const asked = jest.fn();
  server.use(
    http.get(apiUrl('/enquiries/export'), ({ request }) => {
      asked(Object.fromEntries(new URL(request.url).searchParams));
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
  expect(asked).toHaveBeenCalledWith({
    sort: 'urgency',
    'filters[status][$ne]': 'spam',
    'filters[type][$eq]': 'producto',
  });
  save.mockRestore();
});

test('an export that fails says so', async () => {
  listOf();
  server.use(http.get(apiUrl('/enquiries/export'), () => HttpResponse.error()));
  const { person } = renderAdmin('/admin/consultas');
  await rowOf('Abel Ortega');
  await person.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Error al exportar consultas')).toBeVisible();
});
