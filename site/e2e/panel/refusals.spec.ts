import type { Locator, Page } from '@playwright/test';
import { signInToPanel } from '../support/cms-panel.ts';
import { createEnglishFinder } from '../support/english.ts';
import { readTexts } from '../support/panel-texts.ts';
import { expect, test } from '../support/test.ts';

const isEnglish = createEnglishFinder();

/** What is new on the screen, and English, once something was refused. */
async function englishAfter(
  page: Page,
  act: () => Promise<void>,
  told: (page: Page) => Locator,
): Promise<string[]> {
  const before = new Set(await readTexts(page));
  await act();
  await expect(told(page)).toBeVisible();
  const texts = await readTexts(page);
  return texts.filter((text) => !before.has(text) && isEnglish(text));
}

test('who signs in with a wrong password reads why in Spanish', async ({ page, product }) => {
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

test('who opens an old link for a new password reads why in Spanish', async ({ page, product }) => {
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

  test("reads in Spanish that another's picture stays", async ({ page, product }) => {
    await page.goto(`${product.cmsUrl}/admin/plugins/upload`);
    await page
      .getByRole('button', { name: /^og-default\.webp/ })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Eliminar este archivo' }).click();
    const question = page.getByRole('alertdialog');
    const english = await englishAfter(
      page,
      () => question.getByRole('button', { name: 'Confirmar' }).click(),
      () => page.getByText('No tienes permiso para hacer esto').first(),
    );
    expect(english).toEqual([]);
  });

  test('reads in Spanish that the current password is another', async ({ page, product }) => {
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

  test('reads in Spanish that there is no connection', async ({ page, product }) => {
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

  test('meets neither a plan of the vendor nor actions that are refused', async ({
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
