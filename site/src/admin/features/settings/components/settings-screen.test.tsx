import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import type { DashboardSettingsRequest } from '@tequiora/cms/contracts/dashboard-settings.ts';
import type { ProfileRequest, SessionEntry } from '@tequiora/cms/contracts/session.ts';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { OVERVIEW } from '../../../../../test/admin/overview.ts';
import { apiUrl, renderAdmin, STAFF } from '../../../../../test/admin/render-admin.tsx';
import { TWO_FACTOR_OFF } from '../../../../../test/admin/two-factor.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const HERE: SessionEntry = {
  id: 's1',
  isCurrent: true,
  device: 'Chrome en Windows',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-20T17:00:00.000Z',
};
const THERE: SessionEntry = { ...HERE, id: 's2', isCurrent: false, device: 'Safari en iPhone' };

const panel = (name: string) => within(screen.getByRole('region', { name }));

/** Mocks the endpoints of the screen; returns the requests received. */
function mockEndpoints() {
  const { sent, record } = recordRequests();
  let sessions = [HERE, THERE];
  server.use(
    http.get(apiUrl('/overview'), () => HttpResponse.json({ data: OVERVIEW })),
    http.get(apiUrl('/dashboard-settings'), () =>
      HttpResponse.json({ data: { notificationEmail: 'avisos@tequiora.example' } }),
    ),
    record('put', '/dashboard-settings', (body: DashboardSettingsRequest) => body),
    http.get(apiUrl('/auth/two-factor'), () => HttpResponse.json({ data: TWO_FACTOR_OFF })),
    http.get(apiUrl('/auth/sessions'), () => HttpResponse.json({ data: sessions })),
    http.delete(apiUrl('/auth/sessions/:id'), ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return HttpResponse.json({ data: { id: params.id } });
    }),
    record('put', '/auth/me', ({ data }: ProfileRequest) => ({
      user: { ...STAFF, name: data.name, signature: data.signature ?? '' },
    })),
    record('post', '/auth/change-password', () => ({ jwt: 'token-nuevo', user: STAFF })),
    record('post', '/auth/logout', () => ({ ok: true })),
  );
  return sent;
}

async function open() {
  const { person, container } = renderAdmin('/admin/ajustes');
  await screen.findByLabelText('Correo para los avisos');
  await screen.findByRole('button', { name: 'Configurar verificación' });
  return { person, container };
}

test('has one primary button: that of the form with changes', async () => {
  mockEndpoints();
  const { person } = await open();
  const names = ['Guardar perfil', 'Cambiar contraseña', 'Configurar verificación'];
  // Buttons of one variant have one class.
  const variants = () => names.map((name) => screen.getByRole('button', { name }).className);
  expect(new Set(variants()).size).toBe(1);
  await person.type(screen.getByLabelText(/^Contraseña actual/), 'x');
  const [profile, password, verification] = variants();
  expect(verification).toBe(profile);
  expect(password).not.toBe(profile);
});

test('saves name and signature, and shows the name in the whole dashboard', async () => {
  const sent = mockEndpoints();
  const { person } = await open();
  const field = panel('Tu nombre y tu firma').getByLabelText(/^Nombre/);
  await person.clear(field);
  await person.type(field, '  Rosa Elena Martínez ');
  const signature = panel('Tu nombre y tu firma').getByLabelText('Firma de tus correos');
  await person.type(signature, 'Rosa{Enter}Ventas');
  await person.click(screen.getByRole('button', { name: 'Guardar perfil' }));
  expect(await screen.findByText('Tu perfil se guardó.')).toBeInTheDocument();
  const data = { name: 'Rosa Elena Martínez', signature: 'Rosa\nVentas' };
  expect(sent).toEqual([{ path: '/api/auth/me', body: { data } }]);
  expect(signature).toHaveValue('Rosa\nVentas');
  expect(field).toHaveValue('Rosa Elena Martínez');
  expect(screen.getByTitle('Rosa Elena Martínez')).toBeInTheDocument();
});

test('does not send a name that is too short, and shows an error of the CMS at its field', async () => {
  const sent = mockEndpoints();
  const message = 'El nombre debe tener entre 2 y 80 caracteres';
  const { person } = await open();
  const field = panel('Tu nombre y tu firma').getByLabelText(/^Nombre/);
  await person.clear(field);
  await person.type(field, 'R');
  await person.click(screen.getByRole('button', { name: 'Guardar perfil' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent).toHaveLength(0);

  const errors = [{ path: ['name'], message: 'Revisa el nombre' }];
  server.use(http.put(apiUrl('/auth/me'), () => refuse(400, 'Revisa los datos', { errors })));
  await person.type(field, 'osa');
  await person.click(screen.getByRole('button', { name: 'Guardar perfil' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Revisa el nombre/));
});

test('restores the draft after the session ended', async () => {
  mockEndpoints();
  server.use(
    http.put(apiUrl('/auth/me'), () => refuse(401, 'Sin sesión')),
    http.post(apiUrl('/auth/refresh'), () => refuse(401, 'Sin sesión')),
    http.post(apiUrl('/auth/local'), () => HttpResponse.json({ jwt: 'otro', user: STAFF })),
  );
  const { person } = await open();
  await person.type(panel('Tu nombre y tu firma').getByLabelText(/^Nombre/), ' Díaz');
  await person.click(screen.getByRole('button', { name: 'Guardar perfil' }));
  // Not the field for notifications on the previous page.
  await person.type(await screen.findByRole('textbox', { name: 'Correo' }), STAFF.email);
  await person.type(screen.getByLabelText(/^Contraseña/), 'Consultas-2026');
  await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Recuperamos lo que escribiste y no se guardó.')).toBeVisible();
  expect(panel('Tu nombre y tu firma').getByLabelText(/^Nombre/)).toHaveValue('Rosa Martínez Díaz');
});

async function typePasswords(
  person: Awaited<ReturnType<typeof open>>['person'],
  [current, fresh, repeated]: readonly [string, string, string],
) {
  await person.type(screen.getByLabelText(/^Contraseña actual/), current);
  await person.type(screen.getByLabelText(/^Contraseña nueva/), fresh);
  await person.type(screen.getByLabelText(/^Repite/), repeated);
  await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

test('changes the password, stores the new token and keeps no password', async () => {
  const sent = mockEndpoints();
  const { person } = await open();
  await typePasswords(person, ['Vieja-2026', 'Nueva-2026', 'Nueva-2026']);
  expect(await screen.findByText(/^Tu contraseña cambió\. Cerramos tus sesiones/)).toBeVisible();
  expect(sent.at(-1)).toEqual({
    path: '/api/auth/change-password',
    body: { currentPassword: 'Vieja-2026', password: 'Nueva-2026' },
  });
  expect(sessionStore.getState().token).toBe('token-nuevo');
  expect(screen.getByLabelText(/^Contraseña nueva/)).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2026');
});

test('shows the error of each password field', async () => {
  const sent = mockEndpoints();
  const { person } = await open();
  await typePasswords(person, ['Vieja-2026', 'corta', 'otra']);
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeInTheDocument();
  expect(screen.getByText('La contraseña debe tener al menos 8 caracteres')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

test('shows a wrong current password at its field', async () => {
  mockEndpoints();
  const message = 'La contraseña actual no es correcta';
  const errors = [{ path: ['currentPassword'], message }];
  server.use(http.post(apiUrl('/auth/change-password'), () => refuse(400, message, { errors })));
  const { person } = await open();
  await typePasswords(person, ['Otra-2026', 'Nueva-2026', 'Nueva-2026']);
  const field = screen.getByLabelText(/^Contraseña actual/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveFocus();
});

test('saves the notification address; empty means the first account', async () => {
  const sent = mockEndpoints();
  const { person } = await open();
  const field = screen.getByLabelText('Correo para los avisos');
  expect(field).toHaveValue('avisos@tequiora.example');
  await person.clear(field);
  await person.type(field, 'no es un correo');
  await person.click(screen.getByRole('button', { name: 'Guardar dirección' }));
  expect(await screen.findByText('Por favor ingresa un email válido')).toBeInTheDocument();
  await person.clear(field);
  await person.click(screen.getByRole('button', { name: 'Guardar dirección' }));
  expect(await screen.findByText('La dirección para los avisos se guardó.')).toBeInTheDocument();
  expect(sent).toEqual([
    { path: '/api/dashboard-settings', body: { data: { notificationEmail: null } } },
  ]);
});

test('ends another session; the current one has no button', async () => {
  mockEndpoints();
  const { person } = await open();
  expect(await screen.findByText('Esta sesión')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Cerrar la sesión de/ })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }));
  expect(await screen.findByText('Se cerró la sesión de Safari en iPhone.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Safari en iPhone')).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: 'Sesiones abiertas' })).toHaveFocus();
});

test('ends all sessions after confirmation and opens the sign-in page', async () => {
  const sent = mockEndpoints();
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Cerrar sesión en todos' }));
  const dialog = await screen.findByRole('dialog', {
    name: '¿Cerrar sesión en todos los dispositivos?',
  });
  await person.click(within(dialog).getByRole('button', { name: 'Cerrar sesión en todos' }));
  expect(await screen.findByRole('form', { name: 'Iniciar sesión' })).toBeInTheDocument();
  expect(sent).toEqual([{ path: '/api/auth/logout', body: { scope: 'all' } }]);
  expect(sessionStore.getState().token).toBeNull();
});

test('opens the CMS in a new tab', async () => {
  mockEndpoints();
  await open();
  const link = await screen.findByRole('link', { name: /^Abrir el CMS/ });
  expect(link).toHaveAttribute('href', OVERVIEW.cms.url);
  expect(link).toHaveAttribute('target', '_blank');
});

test('retries each part that could not be loaded separately', async () => {
  mockEndpoints();
  let isDown = true;
  const down = (path: string) =>
    http.get(apiUrl(path), () => (isDown ? refuse(400, 'Algo anda mal') : undefined));
  server.use(...['/overview', '/dashboard-settings', '/auth/sessions'].map(down));
  const { person } = renderAdmin('/admin/ajustes');
  expect(await screen.findByText('Error al cargar los ajustes')).toBeInTheDocument();
  expect(await screen.findByText('Error al cargar las sesiones')).toBeInTheDocument();
  expect(await screen.findByText(/^Error al buscar la dirección del CMS/)).toBeInTheDocument();
  isDown = false;
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) {
    await person.click(retry);
  }
  expect(await screen.findByLabelText('Correo para los avisos')).toBeInTheDocument();
  expect(await screen.findByText('Safari en iPhone')).toBeInTheDocument();
});

test('has no accessibility violations, also with errors', async () => {
  mockEndpoints();
  const { person, container } = await open();
  await screen.findByText('Safari en iPhone');
  await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByText('Escribe tu contraseña actual');
  expect(await axe(container)).toHaveNoViolations();
});
