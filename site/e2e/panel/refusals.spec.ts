import type { Locator, Page } from '@playwright/test';
import { createEnglishFinder } from '../support/create-english-finder.ts';
import { readPanelTexts } from '../support/read-panel-texts.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const isEnglish = createEnglishFinder();

/** Returns the English texts that appear after a refused action. */
async function englishAfter(
  page: Page,
  act: () => Promise<void>,
  message: (page: Page) => Locator,
): Promise<string[]> {
  const before = new Set(await readPanelTexts(page));
  await act();
  await expect(message(page)).toBeVisible();
  const texts = await readPanelTexts(page);
  return texts.filter((text) => !before.has(text) && isEnglish(text));
}

test('a wrong password is explained in Spanish', async ({ page, product }) => {
  await page.goto(`${product.cmsUrl}/admin/auth/login`);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(product.staff.editor.email);
  await page.locator('input[name="password"]').fill('No-es-esta-1');
  const english = await englishAfter(
    page,
    () => page.getByRole('button', { name: 'Iniciar sesión' }).click(),
    () => page.getByText('El correo o la contraseña no son correctos.'),
  );
  expect(english).toEqual([]);
});

test('an expired password reset link is explained in Spanish', async ({ page, product }) => {
  await page.goto(`${product.cmsUrl}/admin/auth/reset-password?code=abc`);
  await page.locator('input[name="password"]').fill('Nueva-1-clave');
  await page.locator('input[name="confirmPassword"]').fill('Nueva-1-clave');
  const english = await englishAfter(
    page,
    () => page.getByRole('button', { name: 'Cambiar contraseña' }).click(),
    () => page.getByText('El enlace ya no sirve.'),
  );
  expect(english).toEqual([]);
});

test.describe('a Redactor', () => {
  test.beforeEach(({ page, product }) => signInToPanel(page, product, product.staff.redactor));

  test("sees in Spanish that they may not delete another user's picture", async ({
    page,
    product,
  }) => {
    await page.goto(`${product.cmsUrl}/admin/plugins/upload?_q=og-default`);
    await page
      .getByRole('button', { name: /^og-default\.webp/ })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Eliminar este archivo' }).click();
    const confirmation = page.getByRole('alertdialog');
    const english = await englishAfter(
      page,
      () => confirmation.getByRole('button', { name: 'Confirmar' }).click(),
      () => page.getByText('No tienes permiso para hacer esto').first(),
    );
    expect(english).toEqual([]);
  });

  test('sees in Spanish that the current password is wrong', async ({ page, product }) => {
    await page.goto(`${product.cmsUrl}/admin/me`);
    await page.locator('input[name="currentPassword"]').fill('No-es-esta-1');
    await page.locator('input[name="password"]').fill('Nueva-1-clave');
    await page.locator('input[name="confirmPassword"]').fill('Nueva-1-clave');
    const english = await englishAfter(
      page,
      () => page.getByRole('button', { name: 'Guardar' }).click(),
      () => page.getByText('La contraseña actual no es correcta.').first(),
    );
    expect(english).toEqual([]);
  });

  test('sees in Spanish that there is no connection', async ({ page, product }) => {
    await page.goto(`${product.cmsUrl}/admin/me`);
    await page.locator('input[name="firstname"]').fill('Otro nombre');
    await page.context().setOffline(true);
    const english = await englishAfter(
      page,
      () => page.getByRole('button', { name: 'Guardar' }).click(),
      () => page.getByText(/^No hay conexión con el servidor/).first(),
    );
    await page.context().setOffline(false);
    expect(english).toEqual([]);
  });

  test("sees neither the vendor's plans nor actions that are not permitted", async ({
    page,
    product,
  }) => {
    await page.goto(`${product.cmsUrl}/admin/settings/application-infos`);
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(page.getByText('Ver todos los planes')).toBeHidden();
    const privacy = 'content-manager/single-types/api::privacy-page.privacy-page';
    await page.goto(`${product.cmsUrl}/admin/${privacy}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso de privacidad');
    await page.getByRole('button', { name: 'Más acciones' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Ver la guía' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /modelo|Configurar/ })).toHaveCount(0);
  });
});
