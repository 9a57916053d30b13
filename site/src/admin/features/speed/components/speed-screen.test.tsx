import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import { AGENT, apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { SPEED_REPORT } from '../../../../../test/admin/speed.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

// Loading the chart for the first time takes longer than the timeout of a query.
beforeAll(() => import('./speed-screen.tsx'));

const requests: URLSearchParams[] = [];
const lastRequest = () => Object.fromEntries(requests.at(-1) ?? []);

function mockSpeed(report: object = SPEED_REPORT) {
  requests.length = 0;
  server.use(
    http.get(apiUrl('/speed'), ({ request }) => {
      requests.push(new URL(request.url).searchParams);
      return HttpResponse.json({ data: report });
    }),
  );
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('shows each metric with its rating, its thresholds and the visits behind it', async () => {
  mockSpeed();
  const { container } = renderAdmin('/admin/velocidad');
  const card = (await screen.findByRole('heading', { name: 'Carga (LCP)' })).closest('article')!;
  expect(within(card).getByText('2.6 s')).toBeVisible();
  expect(within(card).getByText('Mejorable')).toBeVisible();
  expect(within(card).getByText('Bueno hasta 2.5 s, malo desde 4 s')).toBeVisible();
  expect(within(card).getByText('60 visitas, 100% de las medidas')).toBeVisible();
  const touched = screen.getByRole('heading', { name: 'Respuesta (INP)' }).closest('article')!;
  expect(within(touched).getByText('96 ms')).toBeVisible();
  expect(within(touched).getByText('30 visitas, 50% de las medidas')).toBeVisible();
  const stable = screen.getByRole('heading', { name: 'Estabilidad (CLS)' }).closest('article')!;
  expect(within(stable).getByText('0.02')).toBeVisible();
  expect(lastRequest()).toEqual({ days: '28' });
  expect(await axe(container)).toHaveNoViolations();
});

test('warns of a release with which a page became slower', async () => {
  mockSpeed();
  renderAdmin('/admin/velocidad');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '«Servicios» en teléfonos empeoró con la publicación del 28 de noviembre a las 14:05: Carga (LCP) pasó de 1.4 s a 2.9 s.',
  );
});

test('compares the pages and names the elements behind bad values', async () => {
  mockSpeed();
  renderAdmin('/admin/velocidad');
  expect(cellsOf(await screen.findByRole('table', { name: 'Velocidad por página' }))).toEqual([
    'PáginaVisitasCarga (LCP)Respuesta (INP)Estabilidad (CLS)Servidor (TTFB)',
    'Inicio/401.4 sBueno64 msBueno0.01Bueno110 msBueno',
    'Productos: cada página/productos/*204.3 sMalo520 msMalo0.12Mejorable900 msMejorable',
  ]);
  const elements = screen.getByRole('table', { name: /^Elementos detrás/ });
  expect(cellsOf(elements)[1]).toBe(
    'main section > imgProductos: cada página/productos/*Carga (LCP)12',
  );
});

test('shows the trend of the chosen metric with the releases', async () => {
  mockSpeed();
  const { person } = renderAdmin('/admin/velocidad');
  const sentence =
    'Carga (LCP): de 1.4 s a 2.9 s por día, con 1 publicación (líneas verticales). La línea punteada es el límite de lo bueno.';
  expect(await screen.findByRole('img', { name: sentence })).toBeInTheDocument();
  expect(cellsOf(screen.getByRole('table', { name: 'Carga (LCP) por día' }))).toEqual([
    'DíaCarga (LCP)VisitasPublicaciones',
    '28 nov2.9 sMejorable4014:05',
    '27 nov1.4 sBueno20—',
  ]);
  await person.click(screen.getByRole('button', { name: 'Servidor (TTFB)' }));
  expect(window.location.search).toBe('?medida=ttfb');
  expect(screen.getByRole('table', { name: 'Servidor (TTFB) por día' })).toBeVisible();
});

test('reads the chosen period and devices, which are in the URL', async () => {
  mockSpeed();
  const { person } = renderAdmin('/admin/velocidad?periodo=7-dias');
  await screen.findByRole('table', { name: 'Velocidad por página' });
  expect(lastRequest()).toEqual({ days: '7' });
  await person.click(screen.getByRole('button', { name: 'Teléfonos' }));
  expect(window.location.search).toBe('?periodo=7-dias&aparato=telefono');
  await screen.findByRole('table', { name: 'Velocidad por página' });
  expect(lastRequest()).toEqual({ days: '7', device: 'phone' });
  expect(screen.getByRole('button', { name: 'Teléfonos' })).toHaveAttribute('aria-pressed', 'true');
});

test('explains that there are no visits yet', async () => {
  mockSpeed({ ...SPEED_REPORT, visits: 0, pages: [], elements: [], declines: [] });
  renderAdmin('/admin/velocidad');
  expect(await screen.findByText('Todavía no hay visitas medidas')).toBeVisible();
});

test('shows a figure that no visit has as missing', async () => {
  const none = { p75: null, visits: 0 };
  mockSpeed({ ...SPEED_REPORT, figures: { ...SPEED_REPORT.figures, inp: none }, elements: [] });
  renderAdmin('/admin/velocidad');
  const card = (await screen.findByRole('heading', { name: 'Respuesta (INP)' })).closest(
    'article',
  )!;
  expect(within(card).getByText('Sin datos')).toBeVisible();
  expect(screen.getByText(/^Ninguna visita de estos días tuvo una medida/)).toBeVisible();
});

test('offers a retry when the figures cannot be read', async () => {
  server.use(http.get(apiUrl('/speed'), () => refuse(500, 'Algo salió mal')));
  const { person } = renderAdmin('/admin/velocidad');
  expect(await screen.findByText('Error al cargar la velocidad')).toBeVisible();
  mockSpeed();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('table', { name: 'Velocidad por página' })).toBeVisible();
});

test('is for managers', async () => {
  renderAdmin('/admin/velocidad', { isFrameOnly: true, user: AGENT });
  expect(
    await screen.findByRole('heading', { name: 'Esta parte es para encargados' }),
  ).toBeVisible();
});
