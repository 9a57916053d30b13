import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { REPORT } from '../../../../../test/admin/report.ts';
import { setMedia } from '../../../../../test/browser-mocks.ts';
import { server } from '../../../../../test/server.ts';

// Loading the chart for the first time takes longer than the timeout of a query.
beforeAll(() => import('./reports-screen.tsx'));

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

test('writes a period and custom dates to the URL', async () => {
  mockReport();
  const { person } = renderAdmin('/admin/reportes');
  await person.click(await screen.findByRole('button', { name: 'Este año' }));
  expect(window.location.search).toBe('?periodo=este-ano');
  await screen.findByRole('heading', { name: 'Tiempo típico de respuesta' });
  expect(lastRequest().from).toMatch(/-01-01$/);

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
  expect(linkIn(main, '3 de spam')).toBe(list('&estado=spam'));
});

test('describes the chart in a sentence and shows its figures in a table', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  const sentence = '20 consultas en 3 semanas. La semana con más fue la del 9–15 nov, con 10.';
  expect(await screen.findByRole('img', { name: sentence })).toBeInTheDocument();
  expect(screen.getByRole('figure')).toHaveTextContent(sentence);
  const table = screen.getByRole('table', { name: 'Consultas por semana' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'SemanaConsultasTiempo típico de respuesta',
    '4–8 nov4 en la semana 4–8 nov45 min',
    '9–15 nov10 en la semana 9–15 nov1 h 40 min',
    '16–21 nov6 en la semana 16–21 nov—',
  ]);
  expect(linkIn(table, /^4 en la semana/)).toBe(
    '/admin/consultas?desde=2026-11-04&hasta=2026-11-08',
  );
});

test('links campaigns and viewed pages to their lists', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  await screen.findByRole('figure');
  const campaigns = screen.getByRole('table', { name: 'Por campaña' });
  expect(linkIn(campaigns, 'buen-fin')).toBe(list('&campana=buen-fin'));
  expect(linkIn(campaigns, 'Sin campaña')).toBe(list('&campana=%28ninguna%29'));
  const viewed = screen.getByRole('table', { name: 'Por lo último que vieron' });
  expect(linkIn(viewed, 'Producto «Lector»')).toBe(list('&visto=%2Fproductos%2Flector'));
  expect(linkIn(viewed, 'Ningún producto ni servicio')).toBe(list('&visto=directo'));
});

test('links types, statuses and sources to their lists', async () => {
  mockReport();
  renderAdmin(`/admin/reportes${DAYS}`);
  await screen.findByRole('figure');
  const table = (name: string) => screen.getByRole('table', { name });
  expect(linkIn(table('Por tipo'), 'Producto')).toBe(list('&tipo=producto'));
  expect(linkIn(table('Por estado'), 'Contactado')).toBe(list('&estado=contactado'));
  expect(linkIn(table('Por origen'), 'Página de productos')).toBe(list('&origen=%2Fproductos'));
  expect(within(table('Por origen')).getByText('/productos')).toBeVisible();
  expect(linkIn(table('Por origen'), '/vieja')).toBe(list('&origen=%2Fvieja'));
  expect(linkIn(table('Por origen'), 'Sin página de origen')).toBe(list('&origen=directo'));
  expect(within(table('Por tipo')).getByText('50%')).toBeInTheDocument();
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

test('shows no median and no share without replies', async () => {
  const answers = {
    ...REPORT.answers,
    answered: 0,
    overdue: 0,
    withinPromise: 0,
    medianMinutes: null,
  };
  mockReport({ ...REPORT, answers });
  renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findAllByText('Sin datos')).toHaveLength(2);
});

test('retries a report that could not be loaded', async () => {
  mockReport();
  const body = {
    data: null,
    error: { status: 400, name: 'E', message: 'Algo anda mal', details: {} },
  };
  server.use(
    http.get(apiUrl('/enquiries/report'), () => HttpResponse.json(body, { status: 400 }), {
      once: true,
    }),
  );
  const { person } = renderAdmin(`/admin/reportes${DAYS}`);
  expect(await screen.findByText('Error al cargar el reporte')).toBeInTheDocument();
  expect(screen.getByText('Algo anda mal')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('figure')).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  // The bar animation would update the state outside of `act`.
  setMedia({ '(prefers-reduced-motion: reduce)': true });
  mockReport();
  const { container } = renderAdmin(`/admin/reportes${DAYS}`);
  await screen.findByRole('figure');
  expect(await axe(container)).toHaveNoViolations();
});
