import type { Page } from '@playwright/test';
import type { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import { createAuthenticator } from '../support/create-authenticator.ts';
import { expectNoPanelViolations, expectNoViolations } from '../support/expect-no-violations.ts';
import type { Account } from '../support/product.ts';
import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const USERS = 'plugin::users-permissions.user';
const ACCOUNT: Account = {
  email: `dos.pasos.${Date.now()}@tequiora.example`,
  password: 'Dos-pasos-2026',
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Creates a separate account, because the demonstration account must keep signing in without a
 * second factor.
 */
async function createAccount(cms: CmsEditor) {
  const [admin] = await cms.list(USERS);
  const { id: role } = admin?.role as { id: number };
  const { email, password } = ACCOUNT;
  await cms.create(USERS, {
    username: email,
    name: 'Elena Dos Pasos',
    email,
    password,
    confirmed: true,
    blocked: false,
    role: { connect: [{ id: role }] },
  });
  // The plugin's own route for accounts responds without the document id.
  const [account] = await cms.list(USERS, { '[email][$eq]': email });
  return account?.documentId ?? '';
}

async function submitPassword(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Correo').fill(ACCOUNT.email);
  await page.getByLabel(/^Contraseña/).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
}

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('link', { name: 'Ver sitio' })).toBeVisible();

test('two-factor sign-in is set up, used, and reset by an account manager', async ({
  page,
  product,
  cms,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('400 (Bad Request)', '401 (Unauthorized)');
  const documentId = await createAccount(cms);
  await submitPassword(page);
  await expectSignedIn(page);

  await page.goto('/admin/ajustes');
  const panel = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await panel.getByLabel('Tu contraseña').fill(ACCOUNT.password);
  await panel.getByRole('button', { name: 'Configurar verificación' }).click();
  await expect(panel.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const authenticator = createAuthenticator(await panel.locator('code').innerText());
  await expect(panel.getByLabel('Código de tu aplicación')).toBeFocused();
  await expectNoViolations(page);
  await panel.getByLabel('Código de tu aplicación').fill(authenticator.nextCode());
  await panel.getByRole('button', { name: 'Activar verificación' }).click();
  const codes = panel.getByRole('group', { name: 'Códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Descargar códigos' }).click();
  expect((await download).suggestedFilename()).toBe('tequiora-codigos-de-recuperacion.txt');
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(panel.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await signOut(page);

  await submitPassword(page);
  const code = page.getByLabel('Código de tu aplicación');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoViolations(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El código no es correcto o ya se usó')).toBeVisible();
  await code.fill(authenticator.nextCode());
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
  await signOut(page);

  await submitPassword(page);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await expect(page.getByLabel('Código de recuperación')).toBeFocused();
  await page.getByLabel('Código de recuperación').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectSignedIn(page);

  const cmsPanel = await page.context().newPage();
  await openInPanel(cmsPanel, product, { uid: USERS, documentId });
  await cmsPanel.getByRole('button', { name: 'Restablecer', exact: true }).click();
  await expect(cmsPanel.getByRole('alertdialog')).toBeVisible();
  await expectNoPanelViolations(cmsPanel, '[role="alertdialog"]');
  await cmsPanel.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(cmsPanel.getByText('No está activa.')).toBeVisible();
  await cmsPanel.close();

  await page.goto('/admin/ajustes');
  await expect(page).toHaveURL(/\/admin\/login/);
  await submitPassword(page);
  await expectSignedIn(page);
  await cms.remove(USERS, documentId);
});
