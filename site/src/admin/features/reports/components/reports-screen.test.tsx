import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { REPORT_MAX_ROWS } from '@tequiora/cms/contracts/report.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { REPORT } from '../../../../../test/admin/report.ts';
import { axe } from '../../../../../test/axe.ts';
import { setMedia } from '../../../../../test/browser-mocks.ts';
import { server } from '../../../../../test/server.ts';

// Loading the chart for the first time takes longer than the timeout of a query.
beforeAll(() => import('./reports-screen.tsx'));

beforeEach(() =>
  server.use(http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW }))),
);

const requests: URLSearchParams[] = [];
const lastRequest = () => Object.fromEntries(requests.at(-1) ?? []);

function mockReport(report = REPORT) {
  requests.length = 0;
  server.use(
    http.get(apiUrl('/enquiries/report'), ({ request }) => {
      requests.push(new URL(request.url).searchParams);
      return HttpResponse.json({ data: report });
    }),
  );
}

const WEEKS = /en 3 semanas/;
const DAYS = '?desde=2026-11-04&hasta=2026-11-21';
const list = (filter = '') => `/admin/consultas${DAYS}${filter}`;
const linkIn = (element: HTMLElement, name: string | RegExp) =>
  within(element).getByRole('link', { name }).getAttribute('href');

test('shows the last 30 days unless the URL says otherwise', async () => {
  mockReport();
  // Midnight may pass during the test.
  const before = isoDay(new Date());
  renderAdmin('/admin/reportes');
  await screen.findByText(/prometemos 2 h/i);
  expect([before, isoDay(new Date())]).toContain(lastRequest().to);
  expect(screen.getByRole('button', { name: 'Últimos 30 días' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('shows the sales of the month and what open quotes may add, each with its list', async () => {
  mockReport();
  renderAdmin('/admin/reportes');
  const card = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('article') as HTMLElement;
  const sales = await card('Ventas de noviembre');
  expect(linkIn(sales, /^\$128,400/)).toBe('/admin/consultas?resultado=ganada&venta=2026-11');
  const forecast = await card('Pronóstico de noviembre');
  expect(linkIn(forecast, /^\$45,000/)).toBe(
    '/admin/consultas?estado=nuevo%2Ccontactado&cotizada=2026-11',
  );
  expect(forecast).toHaveTextContent(
    'De 3 cotizaciones abiertas. Aparte, 1 por $9,500.50 de meses anteriores',
  );
  expect(linkIn(forecast, /de meses anteriores/)).toBe(
    '/admin/consultas?estado=nuevo%2Ccontactado&cotizada=antes-de-2026-11',
  );
});

test('writes a period and custom dates to the URL', async () => {
  mockReport();
  const { person } = renderAdmin('/admin/reportes');
  await person.click(await screen.findByRole('button', { name: 'Este año' }));
  expect(window.location.search).toBe('?periodo=este-ano');
  await screen.findByRole('heading', { name: 'Tiempo típico de respuesta' });
  expect(lastRequest().from).toMatch(/-01-01$/);
  expect(screen.getByLabelText('Desde')).toHaveValue(lastRequest().from);

  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-04' } });
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-21' } });
  await person.click(screen.getByRole('button', { name: 'Ver fechas' }));
  expect(window.location.search).toBe(DAYS);
  expect(
    await screen.findByText(
      'Consultas recibidas del 4 de noviembre de 2026 al 21 de noviembre de 2026',
    ),
  ).toBeInTheDocument();
  expect(lastRequest()).toEqual({ from: '2026-11-04', to: '2026-11-21' });
  expect(screen.getByRole('button', { name: 'Ver fechas' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Este año' })).toHaveAttribute('aria-pressed', 'false');
});

test('explains invalid dates and sends no request', async () => {
  mockReport();
  const { person } = renderAdmin('/admin/reportes?desde=2020-01-01&hasta=2026-11-21');
  expect(await screen.findByRole('alert')).toHaveTextContent('Elige un periodo de hasta 731 días');
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-22' } });
  await person.click(screen.getByRole('button', { name: 'Ver fechas' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'La fecha final debe ser igual o posterior a la inicial',
  );
  expect(requests).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Este año' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the reply time against the response target', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findByText('1 h 20 min')).toBeInTheDocument();
  expect(screen.getByText('Prometemos 2 h en horario de atención')).toBeInTheDocument();
  const main = screen.getByRole('main');
  expect(linkIn(main, /^1 h 20 min/)).toBe(list('&respuesta=con'));
  expect(linkIn(main, /^50%/)).toBe(list('&respuesta=en-120'));
  expect(linkIn(main, '16 respondidas')).toBe(list('&respuesta=con'));
  expect(linkIn(main, '2 vencidas sin responder')).toBe(list('&vencidas=si'));
  expect(linkIn(main, /^4 ?: ver las consultas/)).toBe(list('&respuesta=sin&estado=nuevo'));
  expect(linkIn(main, '2 atendidas sin respuesta registrada')).toBe(
    list(`&respuesta=sin&estado=${encodeURIComponent('contactado,completado')}`),
  );
  expect(linkIn(main, '3 de spam')).toBe(list('&estado=spam'));
});

test('describes the chart in a sentence and shows its figures in a table', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  const sentence = '20 consultas en 3 semanas. La semana con más fue la del 9–15 nov, con 10.';
  expect(await screen.findByRole('img', { name: sentence })).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Consultas por semana' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'SemanaConsultasRespuesta típica',
    '4–8 nov4 en la semana 4–8 nov45 min',
    '9–15 nov10 en la semana 9–15 nov1 h 40 min',
    '16–21 nov6 en la semana 16–21 nov—',
  ]);
  expect(linkIn(table, /^4 en la semana/)).toBe(
    '/admin/consultas?desde=2026-11-04&hasta=2026-11-08',
  );
});

test('shows the sales of the enquiries of these dates', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  await screen.findByRole('img', { name: WEEKS });
  const main = screen.getByRole('main');
  expect(linkIn(main, /^2\b.*ver las consultas/)).toBe(list('&resultado=ganada'));
  expect(linkIn(main, /^\$18,500\b.*ver las consultas/)).toBe(list('&resultado=ganada'));
  expect(screen.getByText('10% de las consultas')).toBeInTheDocument();
});

test('shows the figures of each campaign and links each to its list', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  const table = await screen.findByRole('table', { name: 'Consultas y ventas por campaña' });
  const rows = within(table).getAllByRole('row');
  const cells = (row: HTMLElement) =>
    [...row.children].map(({ textContent }) => textContent?.split(' · ')[0]);
  expect(rows.map(cells)).toEqual([
    ['Campaña', 'Consultas', 'A tiempo', 'Ganadas', 'Importe', '% ganadas'],
    ['Sin campaña', '12', '5', '0', '$0', '0%'],
    ['buen-fin', '8', '4', '2', '$18,500', '25%'],
  ]);
  expect(within(rows[1]!).getAllByRole('link')).toHaveLength(2);
  expect(linkIn(table, '12 · Consultas: Sin campaña')).toBe(list('&campana=%28ninguna%29'));
  const campaign = '&campana=buen-fin';
  expect(linkIn(table, '8 · Consultas: buen-fin')).toBe(list(campaign));
  expect(linkIn(table, /^4 · A tiempo/)).toBe(list(`${campaign}&respuesta=en-120`));
  for (const name of [/^2 · Ganadas/, /^\$18,500 · Importe/, /^25% · % ganadas/]) {
    expect(linkIn(table, name)).toBe(list(`${campaign}&resultado=ganada`));
  }
});

test.each([
  ['Página de origen', 'origen', 'Página de productos', '&origen=%2Fproductos'],
  ['Producto o servicio', 'visto', 'Ningún producto ni servicio', '&visto=%28ninguna%29'],
  ['Canal', 'canal', 'WhatsApp', '&canal=whatsapp'],
  ['Responsable', 'responsable', 'Iván Cruz', '&responsable=8'],
  ['Responsable', 'responsable', 'Sin responsable', '&responsable=nadie'],
  ['Tipo', 'tipo', 'Producto', '&tipo=producto'],
  ['Estado', 'estado', 'Completado', '&estado=completado'],
])('groups by «%s» and keeps that in the URL', async (name, choice, label, filter) => {
  mockReport();
  const { person } = renderAdmin(`/admin/reportes${DAYS}`);
  await person.click(await screen.findByRole('button', { name }));
  expect(window.location.search).toBe(`${DAYS}&por=${choice}`);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  const table = screen.getByRole('table', { name: `Consultas y ventas por ${name.toLowerCase()}` });
  expect(linkIn(table, new RegExp(`Consultas: ${label}$`))).toBe(list(filter));
});

test('describes the chart of a dimension in a sentence', async () => {
  mockReport();
  const { person } = renderAdmin(`/admin/reportes${DAYS}`);
  const campaigns =
    'Con más consultas: Sin campaña, 12 de 20 (60%). Con más ventas: buen-fin, 2 ganadas.';
  expect(await screen.findByRole('img', { name: campaigns })).toBeVisible();
  expect(screen.getByText(campaigns)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Canal' }));
  const chart = screen.getByRole('img', { name: /^Con más consultas: Formulario, 14 de 20/ });
  expect(chart).toHaveTextContent('Formulario14 · 1 ganadaWhatsApp6 · 1 ganada');
});

test('shows the address below the title of a page', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}&por=origen`);
  const table = await screen.findByRole('table', { name: /por página de origen/ });
  expect(within(table).getByText('/productos')).toBeVisible();
  expect(within(table).getAllByText('/vieja')).toHaveLength(1);
});

test('says that the CSV has the rows that the table omits', async () => {
  const row = REPORT.breakdowns.campaign[1]!;
  const campaign = Array.from({ length: REPORT_MAX_ROWS }, (_row, index) => ({
    ...row,
    value: `campaña-${index}`,
  }));
  mockReport({ ...REPORT, breakdowns: { ...REPORT.breakdowns, campaign } });
  renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findByText(/el CSV las tiene todas/)).toBeInTheDocument();
});

test('exports the range as CSV, and reports when that fails', async () => {
  mockReport();
  const { person } = renderAdmin(`/admin/reportes${DAYS}`);
  await screen.findByRole('img', { name: WEEKS });
  server.use(
    http.get(apiUrl('/enquiries/report'), ({ request }) => {
      requests.push(new URL(request.url).searchParams);
      return HttpResponse.error();
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Error al exportar el reporte')).toBeVisible();
  expect(lastRequest()).toEqual({ from: '2026-11-04', to: '2026-11-21', format: 'csv' });
});

test('shows an empty state with a link to the spam for dates without enquiries', async () => {
  mockReport({ ...REPORT, total: 0, spam: 2 });
  renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findByText('No hubo consultas en estas fechas')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver 2 de spam' })).toHaveAttribute(
    'href',
    list('&estado=spam'),
  );
});

test('says where the first enquiry comes from before there is any', async () => {
  mockReport({ ...REPORT, total: 0, spam: 0, doubtful: 0 });
  renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findByText('Todavía no hay consultas')).toBeVisible();
  expect(screen.queryByText(/periodo más largo/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir a «Consultas»' })).toHaveAttribute(
    'href',
    '/admin/consultas',
  );
});

test('shows no median and no share without replies', async () => {
  const answers = {
    ...REPORT.answers,
    answered: 0,
    overdue: 0,
    medianMinutes: null,
  };
  mockReport({ ...REPORT, answers });
  renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findAllByText('Sin datos')).toHaveLength(2);
});

test('retries a report that could not be loaded', async () => {
  mockReport();
  server.use(
    http.get(apiUrl('/enquiries/report'), () => refuse(400, 'Algo anda mal'), { once: true }),
  );
  const { person } = renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findByText('Error al cargar el reporte')).toBeInTheDocument();
  expect(screen.getByText('Algo anda mal')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('img', { name: WEEKS })).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  // The bar animation would update the state outside of `act`.
  setMedia({ '(prefers-reduced-motion: reduce)': true });
  mockReport();
  const { container } = renderAdmin(`/admin/reportes${DAYS}`);
  await screen.findByRole('img', { name: WEEKS });
  expect(await axe(container)).toHaveNoViolations();
});
