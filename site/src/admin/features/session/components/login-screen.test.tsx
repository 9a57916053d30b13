import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { notificationStore } from '#src/components/notifications/store.ts';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin, STAFF } from '../../../../../test/admin/render-admin.tsx';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const signIn = apiUrl('/auth/local');

async function open(path = '/admin/login') {
  const { person, container } = renderAdmin(path, { user: null, isFrameOnly: true });
  const email = await screen.findByRole('textbox', { name: /Correo/ });
  const password = screen.getByLabelText(/^Contraseña/);
  const fill = async (address: string, secret: string) => {
    await person.type(email, address);
    await person.type(password, secret);
    await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  };
  return { person, container, email, password, fill };
}

test('signs in and returns to the previous page', async () => {
  const { sent, record } = recordRequests();
  server.use(record('post', '/auth/local', () => ({ jwt: 'nuevo-token', user: STAFF })));
  const { fill } = await open('/admin/login?volver=%2Fadmin%2Fproductos');
  await fill('rosa@tequiora.example', 'oaxaca-2026');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/productos'));
  expect(sent.map(({ body }) => body)).toEqual([
    { identifier: 'rosa@tequiora.example', password: 'oaxaca-2026' },
  ]);
  expect(await screen.findByText('Bienvenido')).toBeVisible();
  expect(screen.getByText('Has iniciado sesión correctamente')).toBeVisible();
});

test('shows no notification when the home screen greets the user', async () => {
  server.use(http.post(signIn, () => HttpResponse.json({ jwt: 'nuevo-token', user: STAFF })));
  const { fill } = await open();
  await fill('rosa@tequiora.example', 'oaxaca-2026');
  expect(await screen.findByRole('heading', { level: 1, name: /, Rosa$/ })).toBeVisible();
  expect(notificationStore.getState().notifications).toEqual([]);
});

test('validates the fields before sending them to the CMS', async () => {
  const { container, fill, email } = await open();
  await fill('rosa', 'corta');
  expect(await screen.findByText('Por favor ingresa un email válido')).toBeVisible();
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  expect(email).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('reports wrong credentials on the page and as a notification', async () => {
  server.use(http.post(signIn, () => refuse(400, 'Credenciales inválidas')));
  const { fill, password, container } = await open();
  await fill('rosa@tequiora.example', 'equivocada');
  expect(await screen.findByText('Credenciales inválidas')).toBeVisible();
  expect(await screen.findByText('Error de autenticación')).toBeVisible();
  expect(screen.getByText('Email o contraseña incorrectos')).toBeVisible();
  expect(password).toHaveFocus();
  expect(password).toHaveValue('equivocada');
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the wait after too many attempts and disables the button until it is over', async () => {
  server.use(
    http.post(signIn, () =>
      refuse(429, 'Demasiados intentos', { headers: { 'Retry-After': '6' } }),
    ),
  );
  const { fill } = await open();
  await fill('rosa@tequiora.example', 'equivocada');
  expect(await screen.findByRole('alert')).toHaveTextContent(/intentarlo en [1-6] segundos?\./);
  const button = screen.getByRole('button', { name: 'Iniciar sesión' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument(), {
    timeout: 15_000,
  });
  expect(button).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['a CMS that is down', () => refuse(503, 'x'), /El servidor no puede atenderte/],
  ['no network', () => HttpResponse.error(), /No hubo respuesta del servidor/],
])('does not blame the password when there is %s', async (_name, respond, message) => {
  server.use(http.post(signIn, respond));
  const { fill } = await open();
  await fill('rosa@tequiora.example', 'oaxaca-2026');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('Credenciales inválidas')).not.toBeInTheDocument();
});

test('shows and hides the password', async () => {
  const { person, password } = await open();
  expect(password).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
});

describe('an account with two-factor sign-in', () => {
  const verify = apiUrl('/auth/two-factor/verify');
  const challenged = (methods = ['app', 'recovery']) =>
    http.post(signIn, () => HttpResponse.json({ challenge: { token: 'reto', methods } }));
  const openCode = async () => {
    const opened = await open('/admin/login?volver=%2Fadmin%2Fproductos');
    await opened.fill('rosa@tequiora.example', 'oaxaca-2026');
    return opened;
  };
  const expectOnlyPasswordMissing = () => {
    expect(screen.getByRole('textbox', { name: /Correo/ })).toHaveValue('rosa@tequiora.example');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
  };

  test('signs in with the code of the authenticator app', async () => {
    const { sent, record } = recordRequests();
    server.use(
      challenged(),
      record('post', '/auth/two-factor/verify', () => ({ jwt: 'nuevo-token', user: STAFF })),
    );
    const { person, container } = await openCode();
    const code = await screen.findByLabelText(/^Código de tu aplicación/);
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByText('Bienvenido')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Escribe el código')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await person.type(code, '123456{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/productos'));
    expect(sent.map(({ body }) => body)).toEqual([{ challenge: 'reto', code: '123456' }]);
  });

  test('shows the error of a wrong code at its field, and offers recovery codes', async () => {
    const message = 'El código no es correcto';
    const refusal = { name: 'ValidationError', errors: [{ path: ['code'], message }] };
    server.use(
      challenged(),
      http.post(verify, () => refuse(400, message, refusal)),
    );
    const { person } = await openCode();
    await person.type(await screen.findByLabelText(/^Código de tu aplicación/), '000000{Enter}');
    const code = screen.getByLabelText(/^Código de tu aplicación/);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/El código no es correcto/));
    await person.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    const recovery = screen.getByLabelText(/^Código de recuperación/);
    expect(recovery).toHaveFocus();
    expect(recovery).toHaveValue('');
    expect(screen.queryByText('El código no es correcto')).not.toBeInTheDocument();
  });

  test('returns to the password when the challenge has ended', async () => {
    const message = 'Escribe otra vez tu contraseña.';
    server.use(
      challenged(),
      http.post(verify, () => refuse(400, message, { name: 'ChallengeEndedError' })),
    );
    const { person } = await openCode();
    await person.type(await screen.findByLabelText(/^Código de tu aplicación/), '123456{Enter}');
    expect(await screen.findByText('Escribe otra vez tu contraseña.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Iniciar sesión' })).toBeVisible();
    expectOnlyPasswordMissing();
  });

  test('keeps the e-mail when the user goes back to the password', async () => {
    server.use(challenged());
    const { person } = await openCode();
    await person.click(await screen.findByRole('button', { name: 'Volver' }));
    expectOnlyPasswordMissing();
  });

  test('warns when only recovery codes can work', async () => {
    server.use(challenged(['recovery']));
    const { container } = await openCode();
    expect(await screen.findByText(/ya no puede comprobar los códigos/)).toBeVisible();
    expect(screen.getByLabelText(/^Código de recuperación/)).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });
});

test.each(['https%3A%2F%2Fmalo.example', '%2F%2F%5B', '%E0%A4%A'])(
  'redirects a signed-in user to the dashboard with volver=%s',
  async (target) => {
    renderAdmin(`/admin/login?volver=${target}`, { isFrameOnly: true });
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  },
);

describe('in a demo build', () => {
  beforeEach(() => {
    process.env.GATSBY_DEMO_EMAIL = 'demo@tequiora.example';
    process.env.GATSBY_DEMO_PASSWORD = 'demo-1234';
  });
  afterEach(() => {
    delete process.env.GATSBY_DEMO_EMAIL;
    delete process.env.GATSBY_DEMO_PASSWORD;
  });

  test('shows and fills in the credentials', async () => {
    const { email, password } = await open();
    expect(screen.getByText('Credenciales de demostración')).toBeVisible();
    expect(email).toHaveValue('demo@tequiora.example');
    expect(password).toHaveValue('demo-1234');
  });
});

test('shows no credentials outside a demo build', async () => {
  const { email } = await open();
  expect(screen.queryByText('Credenciales de demostración')).not.toBeInTheDocument();
  expect(email).toHaveValue('');
});
