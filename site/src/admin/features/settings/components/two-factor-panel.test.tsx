import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { recordRequests, refuse } from '../../../../../test/admin/mock-cms.ts';
import { apiUrl, renderAdmin, STAFF } from '../../../../../test/admin/render-admin.tsx';
import {
  RECOVERY_CODES,
  SETUP,
  TWO_FACTOR_OFF,
  TWO_FACTOR_ON,
} from '../../../../../test/admin/two-factor.ts';
import { axe } from '../../../../../test/axe.ts';
import { server } from '../../../../../test/server.ts';

const PATH = '/auth/two-factor';

/** Mocks the two-factor endpoints; returns the requests received. */
function mockEndpoints(before = TWO_FACTOR_OFF) {
  const { sent, record } = recordRequests();
  let state = before;
  const codes = { data: { recoveryCodes: RECOVERY_CODES } };
  server.use(
    http.get(apiUrl(PATH), () => HttpResponse.json({ data: state })),
    record('post', `${PATH}/setup`, () => ({ data: SETUP })),
    record('post', `${PATH}/enable`, () => {
      state = TWO_FACTOR_ON;
      return codes;
    }),
    record('post', `${PATH}/recovery-codes`, () => codes),
    record('post', `${PATH}/disable`, () => {
      state = TWO_FACTOR_OFF;
      return { data: state };
    }),
  );
  return sent;
}

const panel = () => within(screen.getByRole('region', { name: 'Verificación en dos pasos' }));

const open = (path = '/admin/ajustes', user = STAFF) =>
  renderAdmin(path, { user, isFrameOnly: true });

async function setUp(person: ReturnType<typeof open>['person']) {
  await person.type(
    await screen.findByLabelText(/^Tu contraseña/, { selector: 'input' }),
    'Oaxaca-2026',
  );
  await person.click(screen.getByRole('button', { name: 'Configurar verificación' }));
  const code = await screen.findByLabelText(/^Código de tu aplicación/);
  await waitFor(() => expect(code).toHaveFocus());
  return code;
}

test('sets up two-factor sign-in with the password and a code, and shows the recovery codes', async () => {
  const sent = mockEndpoints();
  const { person, container } = open();
  const code = await setUp(person);
  expect(screen.getByTitle(/^Código QR/)).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.type(code, '123456{Enter}');
  const codes = await screen.findByRole('group', { name: 'Códigos de recuperación' });
  expect(codes).toHaveFocus();
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(RECOVERY_CODES);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(within(codes).getByRole('button', { name: 'Copiar códigos' }));
  expect(copied).toHaveBeenCalledWith(`${RECOVERY_CODES.join('\n')}\n`);
  expect(await screen.findByText('Códigos copiados')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await person.click(within(codes).getByRole('button', { name: 'Ya los guardé' }));
  expect(await panel().findByText('Activa')).toBeVisible();
  expect(panel().getByText(/Te quedan 10 códigos de recuperación/)).toBeVisible();
  expect(sent).toEqual([
    { path: '/api/auth/two-factor/setup', body: { currentPassword: 'Oaxaca-2026' } },
    { path: '/api/auth/two-factor/enable', body: { code: '123456' } },
  ]);
});

test.each([
  ['Generar códigos nuevos', 'Generar códigos', 'recovery-codes'],
  ['Desactivar', 'Desactivar verificación', 'disable'],
])('«%s» requires the password and a code', async (button, confirm, action) => {
  const sent = mockEndpoints({ ...TWO_FACTOR_ON, recoveryCodesLeft: 1 });
  const { person } = open();
  expect(await screen.findByText(/Te queda 1 código de recuperación/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: confirm }));
  expect(await dialog.findByText('Escribe el código')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await person.type(dialog.getByLabelText(/^Tu contraseña/), 'Oaxaca-2026');
  await person.type(dialog.getByLabelText(/^Código de tu aplicación/), '123456');
  await person.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      path: `/api/auth/two-factor/${action}`,
      body: { currentPassword: 'Oaxaca-2026', code: '123456' },
    },
  ]);
});

test('shows only the setup while two-factor sign-in is required', async () => {
  mockEndpoints();
  const user = { ...STAFF, mustSetUpTwoFactor: true as const };
  server.use(http.get(apiUrl('/auth/verify'), () => HttpResponse.json({ user })));
  const { person, container } = open('/admin/productos', user);
  expect(await screen.findByText(/Tu empresa la pide a todas las cuentas/)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/admin/dos-pasos');
  expect(await axe(container)).toHaveNoViolations();
  await person.type(await setUp(person), '123456{Enter}');
  await person.click(await screen.findByRole('button', { name: 'Ya los guardé' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/productos'));
});

test('redirects to the setup when the CMS starts to require it', async () => {
  const refusal = { name: 'TwoFactorRequiredError' };
  server.use(http.get(apiUrl('/overview'), () => refuse(403, 'Antes', refusal)));
  open('/admin');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/dos-pasos'));
});
