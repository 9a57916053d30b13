import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AGENT, apiUrl, renderAdmin, STAFF } from '../../../test/admin/render-admin.tsx';
import { axe } from '../../../test/axe.ts';
import { server } from '../../../test/server.ts';

// The content of the screens is tested with their features.
const renderFrame = (path: string) => renderAdmin(path, { isFrameOnly: true });

test('shows the nine sections, marks the current one and shows the signed-in user', async () => {
  const { container } = renderFrame('/admin/productos');
  const navigation = await screen.findByRole('navigation', { name: 'Secciones' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Hoy',
    'Productos',
    'Servicios',
    'Consultas',
    'Reportes',
    'Velocidad',
    'Salud',
    'Ajustes',
  ]);
  expect(within(navigation).getByRole('link', { name: 'Productos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByText(STAFF.name)).toBeVisible();
  expect(screen.getByText(STAFF.email)).toBeVisible();
  expect(screen.getByText('Panel de Administración')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('shows an agent the sections for answering, and explains those for managers', async () => {
  renderAdmin('/admin/reportes', { isFrameOnly: true, user: AGENT });
  const navigation = await screen.findByRole('navigation', { name: 'Secciones' });
  const links = within(navigation).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Hoy', 'Consultas', 'Ajustes']);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Esta parte es para encargados' }),
  ).toBeVisible();
});

test('sets the window title and moves the focus to the new screen', async () => {
  const { person } = renderFrame('/admin');
  await person.click(await screen.findByRole('link', { name: 'Ajustes' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/ajustes'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Ajustes · Panel de Administración · Tequiora');
  const trail = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(trail.getByText('Ajustes')).toHaveAttribute('aria-current', 'page');
});

test('shows how many enquiries are new and how many are overdue', async () => {
  server.use(
    http.get(apiUrl('/enquiries/summary'), () =>
      HttpResponse.json({ data: { nuevo: 3, overdue: 1, newestAt: null } }),
    ),
  );
  renderFrame('/admin');
  expect(
    await screen.findByRole('link', { name: /Consultas.*3 nuevas, 1 vencida$/ }),
  ).toBeVisible();
});

test('shows a not-found screen with a link home for an unknown URL', async () => {
  const { person } = renderFrame('/admin/inventario');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' }),
  ).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
});

test('the menu of a narrow screen opens, navigates and closes', async () => {
  const { person } = renderFrame('/admin');
  await person.click(await screen.findByRole('button', { name: 'Abrir menú' }));
  const menu = await screen.findByRole('dialog', { name: 'Menú del panel' });
  await person.click(within(menu).getByRole('link', { name: 'Reportes' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/reportes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Reportes' })).toHaveAttribute('aria-current', 'page');
});

test('the menu of a narrow screen takes the focus, and returns it to its button', async () => {
  const { person } = renderFrame('/admin');
  const button = await screen.findByRole('button', { name: 'Abrir menú' });
  await person.click(button);
  const menu = within(await screen.findByRole('dialog', { name: 'Menú del panel' }));
  const [first] = menu.getAllByRole('link');
  await waitFor(() => expect(first).toHaveFocus());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());

  await person.click(button);
  await person.click(await screen.findByRole('link', { name: 'Reportes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('shows a warning while the browser is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderFrame('/admin');
  expect(await screen.findByText(/^Sin conexión:/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Sin conexión:/)).not.toBeInTheDocument());
});
