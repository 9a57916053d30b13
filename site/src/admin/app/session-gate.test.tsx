import { act, render, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { apiUrl, renderAdmin } from '../../../test/admin/render-admin.tsx';
import { server } from '../../../test/server.ts';
import { closeSession, SESSION_KEY } from '../lib/session-store.ts';
import { SessionGuard } from './shell.tsx';

const verify = apiUrl('/auth/verify');
const refused = () => HttpResponse.json({ data: null, error: {} }, { status: 401 });

test('shows no dashboard content before the CMS has verified the session', async () => {
  server.use(
    http.get(verify, async () => {
      await delay('infinite');
      return refused();
    }),
  );
  renderAdmin('/admin/consultas', { isFrameOnly: true });
  expect(screen.getByText('Cargando el panel…')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('redirects a signed-out user to the sign-in page without a request to the CMS', async () => {
  renderAdmin('/admin/consultas?estado=nuevo', { user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/login');
  expect(new URLSearchParams(window.location.search).get('volver')).toBe(
    '/admin/consultas?estado=nuevo',
  );
  expect(screen.queryByText(/^Tu sesión terminó/)).not.toBeInTheDocument();
});

test('redirects to the sign-in page with a return path when the session has expired', async () => {
  server.use(http.get(verify, refused), http.post(apiUrl('/auth/refresh'), refused));
  renderAdmin('/admin/productos', { isFrameOnly: true });
  expect(await screen.findByText('Tu sesión terminó. Inicia sesión para continuar.')).toBeVisible();
  expect(window.location.search).toBe('?volver=%2Fadmin%2Fproductos');
  expect(localStorage.getItem(SESSION_KEY)).not.toContain('token-de-rosa');
});

test('keeps the session when the CMS does not respond, and offers a retry', async () => {
  server.use(http.get(verify, () => new HttpResponse(null, { status: 503 }), { once: true }));
  const { person } = renderAdmin('/admin', { isFrameOnly: true });
  expect(await screen.findByText('No pudimos comprobar tu sesión')).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toContain('token-de-rosa');
  await person.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByRole('navigation', { name: 'Secciones' })).toBeVisible();
});

test('signing out ends the session on the server and in the browser', async () => {
  const onRequest = jest.fn();
  server.use(
    http.post(apiUrl('/auth/logout'), () => {
      onRequest();
      return HttpResponse.json({});
    }),
  );
  const { person } = renderAdmin('/admin/ajustes', { isFrameOnly: true });
  sessionStorage.setItem('tequiora:borrador:7:producto:nuevo', '{}');
  await person.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  expect(window.location.search).toBe('');
  expect(onRequest).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('signs out when another tab signs out', async () => {
  renderAdmin('/admin', { isFrameOnly: true });
  await screen.findByRole('navigation', { name: 'Secciones' });
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as { state: object };
  const state = { ...stored.state, token: null, user: null, ending: 'left' };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...stored, state }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
});

/** Leaves the document in the browser's history, or returns to it. */
function moveInHistory(type: 'pagehide' | 'pageshow'): void {
  const event = Object.assign(new Event(type), { persisted: true });
  act(() => void window.dispatchEvent(event));
}

test('a document that the Back button restores is hidden, and shows nothing after a sign-out', async () => {
  renderAdmin('/admin', { isFrameOnly: true });
  await screen.findByRole('navigation', { name: 'Secciones' });
  moveInHistory('pagehide');
  expect(document.documentElement).not.toBeVisible();
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as { state: object };
  const state = { ...stored.state, token: null, user: null, ending: 'left' };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...stored, state }));
  moveInHistory('pageshow');
  expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
});

test('a document that the Back button restores keeps its screen if the session is open', async () => {
  renderAdmin('/admin', { isFrameOnly: true });
  const sections = await screen.findByRole('navigation', { name: 'Secciones' });
  moveInHistory('pagehide');
  moveInHistory('pageshow');
  await waitFor(() => expect(sections).toBeVisible());
  expect(sections).toBeInTheDocument();
});

test('redirects again when Back is pressed before the sign-in page is drawn', async () => {
  closeSession('left');
  const router = createMemoryRouter(
    [
      { path: '/admin/login', element: <h1>Iniciar sesión</h1> },
      { element: <SessionGuard />, children: [{ path: '*', element: null }] },
    ],
    { initialEntries: ['/admin/consultas', '/admin/consultas/TQ-1'] },
  );
  // React draws a navigation later than the router makes it.
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/admin/login') return;
    stop();
    void router.navigate(-1);
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});
