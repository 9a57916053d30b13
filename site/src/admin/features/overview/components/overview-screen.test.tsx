import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { refuse } from '../../../../../test/admin/mock-cms.ts';
import {
  ENQUIRY,
  LIVE,
  OVERVIEW,
  overviewHandlers,
  PRODUCT,
} from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('greets the user by name and shows the date', async () => {
  server.use(...overviewHandlers());
  renderAdmin('/admin');
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Buen[oa]s .+, Rosa$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^[A-Z][a-záé]+, \d+ de [a-z]+ de \d{4}$/)).toBeInTheDocument();
});

test('links each figure to what it counts', async () => {
  server.use(...overviewHandlers());
  renderAdmin('/admin');
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  expect(screen.getByText('$128,400')).toBeInTheDocument();
  expect(screen.getByText(/^2 nuevos este mes/)).toBeInTheDocument();
  expect(screen.getByText('+18% frente al 1–20 de octubre')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  const addressOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Productos')).toBe('/admin/productos?orden=-creado');
  expect(addressOf('Servicios')).toBe('/admin/servicios?orden=-creado');
  expect(addressOf('Consultas nuevas')).toBe('/admin/consultas?estado=nuevo');
  expect(addressOf('Ventas del mes')).toBe('/admin/consultas?resultado=ganada&venta=2026-11');
});

test('shows the new enquiries first, with the overdue ones and the trend of twelve weeks', async () => {
  const counts = { nuevo: 3, overdue: 1, newestAt: ENQUIRY.createdAt };
  server.use(
    http.get(apiUrl('/enquiries/summary'), () => HttpResponse.json({ data: counts })),
    ...overviewHandlers(),
  );
  renderAdmin('/admin');
  const card = await screen.findByText('1 vencida').then((badge) => badge.closest('article'));
  expect(within(card!).getByRole('heading', { name: 'Consultas nuevas' })).toBeInTheDocument();
  expect(await within(card!).findByText(/esta semana · últimas 12 semanas$/)).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByRole('article')[0]).toBe(card);
});

test('starts the trend on a Monday, eleven weeks before this one', async () => {
  let query = new URLSearchParams();
  server.use(
    http.get(apiUrl('/enquiries/report'), ({ request }) => {
      query = new URL(request.url).searchParams;
      return refuse(503, 'Sin reporte');
    }),
    ...overviewHandlers(),
  );
  renderAdmin('/admin');
  await waitFor(() => expect(query.get('from')).not.toBeNull());
  const [from, to] = [query.get('from'), query.get('to')].map((day) => Date.parse(day ?? ''));
  expect(new Date(from!).getUTCDay()).toBe(1);
  expect(Math.floor((to! - from!) / (7 * 24 * 60 * 60_000))).toBe(11);
});

test('says that no new enquiry is overdue', async () => {
  const counts = { nuevo: 3, overdue: 0, newestAt: ENQUIRY.createdAt };
  server.use(
    http.get(apiUrl('/enquiries/summary'), () => HttpResponse.json({ data: counts })),
    ...overviewHandlers(),
  );
  renderAdmin('/admin');
  expect(await screen.findByText('Ninguna vencida')).toBeInTheDocument();
});

test('marks overdue enquiries and links to their detail', async () => {
  server.use(...overviewHandlers());
  renderAdmin('/admin');
  const link = await screen.findByRole('link', { name: ENQUIRY.name });
  expect(link).toHaveAttribute('href', '/admin/consultas/c1');
  expect(await screen.findByText(/^Vencida hace/)).toBeInTheDocument();
});

test('requests the five newest enquiries without spam', async () => {
  let query = new URLSearchParams();
  server.use(
    http.get(apiUrl('/enquiries'), ({ request }) => {
      query = new URL(request.url).searchParams;
      return HttpResponse.json({ data: [], meta: {} });
    }),
    ...overviewHandlers(),
  );
  renderAdmin('/admin');
  expect(await screen.findByText('Todavía no hay consultas')).toBeInTheDocument();
  expect(query.get('filters[status][$ne]')).toBe('spam');
  expect(query.get('sort')).toBe('createdAt:desc');
  expect(query.get('pagination[pageSize]')).toBe('5');
});

test('links featured products to their form and shows when a price is missing', async () => {
  const draft = { ...PRODUCT, documentId: 'p2', name: 'Lector', price: null, category: null };
  server.use(...overviewHandlers({ products: [PRODUCT, { ...draft, state: 'draft' }] }));
  renderAdmin('/admin');
  const link = await screen.findByRole('link', { name: PRODUCT.name });
  expect(link).toHaveAttribute('href', '/admin/productos/prod1');
  expect(screen.getByText('$1,299.50')).toBeInTheDocument();
  expect(screen.getByText('Hardware')).toBeInTheDocument();
  expect(screen.getByText('A cotizar')).toBeInTheDocument();
  expect(screen.getByText('Sin categoría')).toBeInTheDocument();
  expect(screen.getByText('Borrador')).toBeInTheDocument();
});

test('links the quick actions to the forms and the reports', async () => {
  server.use(...overviewHandlers());
  renderAdmin('/admin');
  await screen.findByText('1,234');
  const actions = panel('Acciones rápidas');
  expect(actions.getByRole('link', { name: 'Agregar producto' })).toHaveAttribute(
    'href',
    '/admin/productos/nuevo',
  );
  expect(actions.getByRole('link', { name: 'Crear servicio' })).toHaveAttribute(
    'href',
    '/admin/servicios/nuevo',
  );
  expect(actions.getByRole('link', { name: 'Ver reportes' })).toHaveAttribute(
    'href',
    '/admin/reportes',
  );
});

test.each<[Partial<PublicationStatus>, RegExp]>([
  [{}, /^En línea desde el 5 ene 2026, 14:05$/],
  [{ phase: 'building', startedAt: LIVE.liveSince }, /^Publicando…$/],
  [{ phase: 'waiting' }, /^En espera$/],
  [{ phase: 'failed', error: 'no hay espacio' }, /^Falló: no hay espacio$/],
  [{ phase: 'unreachable' }, /^No sabemos: el publicador no responde$/],
])('shows the publication status: %j', async (state, expected) => {
  server.use(...overviewHandlers({ publication: { ...LIVE, ...state } }));
  renderAdmin('/admin');
  expect(await screen.findByText(expected)).toBeInTheDocument();
});

test('links to the entry in the CMS that caused a failure', async () => {
  const entry = {
    uid: 'api::home-page.home-page',
    documentId: 'h1',
    name: 'Página de inicio',
    path: '/content-manager/single-types/api::home-page.home-page',
  };
  const failed = { ...LIVE, phase: 'failed' as const, error: 'falta el título', entry };
  server.use(...overviewHandlers({ publication: failed }));
  renderAdmin('/admin');
  const link = await screen.findByRole('link', { name: /^Abrir la entrada «Página de inicio»/ });
  expect(link).toHaveAttribute('href', `http://localhost:1337/admin${entry.path}`);
});

test('links to the entries that are held back and shows why', async () => {
  const held = {
    uid: 'api::home-page.home-page',
    documentId: 'h1',
    name: 'Página de inicio',
    path: '/content-manager/single-types/api::home-page.home-page',
    reason: 'Página de inicio: falta el título.',
    isLeftOut: false,
    hash: 'h',
  };
  server.use(...overviewHandlers({ publication: { ...LIVE, held: [held] } }));
  renderAdmin('/admin');
  expect(await screen.findByText('En línea, menos una entrada')).toBeInTheDocument();
  expect(screen.getByText(held.reason)).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /^Abrir la entrada «Página de inicio»/ });
  expect(link).toHaveAttribute('href', `http://localhost:1337/admin${held.path}`);
});

test('publishes and reports when visitors see it', async () => {
  const fresh = { ...LIVE, liveSince: '2026-01-06T20:05:00.000Z' };
  let status: PublicationStatus = LIVE;
  server.use(
    http.get(apiUrl('/publication'), () => HttpResponse.json({ data: status })),
    http.post(apiUrl('/publication'), () => {
      status = fresh;
      return HttpResponse.json({ data: { ...LIVE, phase: 'waiting' } }, { status: 202 });
    }),
    ...overviewHandlers(),
  );
  const { person } = renderAdmin('/admin');
  await screen.findByText(/^En línea desde/);
  await person.click(screen.getByRole('button', { name: 'Publicar ahora' }));
  // Before the notification, whose code loads first: the next poll replaces it.
  expect(await screen.findByText('En espera')).toBeInTheDocument();
  expect(await screen.findByText('Publicación en marcha')).toBeInTheDocument();
  // The next poll is after five seconds.
  expect(await screen.findByText('Sitio publicado', undefined, { timeout: 15_000 })).toBeVisible();
  expect(screen.getByText(/6 ene 2026/)).toBeInTheDocument();
});

test('reports that publishing failed', async () => {
  server.use(
    http.post(apiUrl('/publication'), () => refuse(503, 'El publicador no responde.')),
    ...overviewHandlers({ publication: { ...LIVE, phase: 'unreachable' } }),
  );
  const { person } = renderAdmin('/admin');
  await screen.findByText(/^No sabemos/);
  await person.click(screen.getByRole('button', { name: 'Publicar ahora' }));
  expect(await screen.findByText('Error al publicar el sitio')).toBeInTheDocument();
  expect(screen.getByText('El publicador no responde.')).toBeInTheDocument();
});

test('shows an error in each part that fails, and retries it', async () => {
  let isDown = true;
  const down = (path: string) =>
    http.get(apiUrl(path), () => (isDown ? refuse(400, 'Algo anda mal') : undefined));
  server.use(
    ...['/overview', '/enquiries', '/products', '/publication'].map(down),
    ...overviewHandlers(),
  );
  const { person } = renderAdmin('/admin');
  expect(await screen.findByText('Error al cargar el resumen')).toBeInTheDocument();
  expect(await screen.findByText('Error al cargar consultas')).toBeInTheDocument();
  expect(await screen.findByText('Error al cargar productos')).toBeInTheDocument();
  expect(await screen.findByText(/^Error al consultar el estado del sitio/)).toBeInTheDocument();
  isDown = false;
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) {
    await person.click(retry);
  }
  expect(await screen.findByText('1,234')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('shows since when and why mail is not sent, and how many messages wait', async () => {
  const mail = {
    waiting: 3,
    lost: 1,
    since: '2026-01-05T20:05:00.000Z',
    reason: 'unreachable' as const,
  };
  server.use(...overviewHandlers({ overview: { ...OVERVIEW, mail } }));
  renderAdmin('/admin');
  const sentences = [
    'Los correos no están saliendo desde el 5 ene 2026, 14:05:',
    'el servidor de correo no responde.',
    'Hay 3 en espera; se enviarán solos cuando se pueda.',
    'Hay 1 que ya no se enviará.',
    'Las consultas están completas en el tablero.',
  ];
  expect(await screen.findByRole('alert')).toHaveTextContent(sentences.join(' '));
});

test('shows no mail warning while mail is sent', async () => {
  server.use(...overviewHandlers());
  renderAdmin('/admin');
  await screen.findByText('1,234');
  expect(screen.queryByText(/correos/)).not.toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  server.use(...overviewHandlers());
  const { container } = renderAdmin('/admin');
  await screen.findByText('1,234');
  await screen.findByRole('link', { name: PRODUCT.name });
  expect(await axe(container)).toHaveNoViolations();
});
