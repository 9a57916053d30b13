import type { Page } from '@playwright/test';

import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('two users editing one entry see each other and resolve conflicts field by field', async ({
  page,
  browser,
  cms,
  product,
}) => {
  // A slug of its own does not follow the name while it is typed, so that only the name conflicts.
  const data = { name: 'Lector', slug: 'aparato-de-codigos', price: 100 };
  const { documentId } = await cms.create(PRODUCT, data);
  const entry = { uid: PRODUCT, documentId };
  const other = await browser.newPage();
  await openInPanel(other, product, entry, product.staff.editor);
  await expect(other.getByLabel('Precio (MXN)')).toHaveValue('100');
  await openInPanel(page, product, entry, product.staff.redactor);
  await expect(status(page, 'también tiene abierta esta entrada')).toBeVisible();

  await other.getByLabel('Precio (MXN)').fill('111');
  await other.getByLabel('Nombre').fill('Lector de la editora');
  await save(other);
  await expect(other.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();

  await page.getByLabel('Nombre').fill('Lector del redactor');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Lee códigos de barras.');
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('guardó esta entrada mientras la editabas');
  // The notification with the same text is hidden.
  const explanations = page.getByText('guardó esta entrada mientras la editabas');
  await expect(explanations.filter({ visible: true })).toHaveCount(1);
  await expect(dialog).toContainText('Precio (MXN): $111.00');
  await expect(dialog).toContainText('Descripción: “Lee códigos de barras.”');
  await expect(dialog.getByRole('radio')).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
  await expect(page.getByLabel('Nombre')).toHaveValue('Lector del redactor');
  await expect(page.getByLabel('Precio (MXN)')).toHaveValue('111');
  await save(page);
  await dialog.getByRole('radio', { name: /^Lo tuyo/ }).click();
  await dialog.getByRole('button', { name: 'Guardar así' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Lector del redactor');
  await expect(page.getByLabel('Precio (MXN)')).toHaveValue('111');
  await expect(page.getByRole('textbox', { name: /^Descripción/ })).toHaveValue(
    'Lee códigos de barras.',
  );

  await other.reload();
  await expect(other.getByLabel('Precio (MXN)')).toHaveValue('111');
  await other.getByLabel('Precio (MXN)').fill('130');
  await save(other);
  await expect(other.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  await page.getByLabel('Precio (MXN)').fill('120');
  await save(page);
  await dialog.getByRole('radio', { name: /^Lo de .+: \$130\.00$/ }).click();
  await dialog.getByRole('button', { name: 'Guardar así' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Precio (MXN)')).toHaveValue('130');
  await other.close();
  await cms.remove(PRODUCT, documentId);
});

test('a save without a network keeps the form and is retried when the network is back', async ({
  page,
  cms,
  product,
  expectedConsoleErrors,
}) => {
  // The panel also logs failed requests of its own, as an object that is not an Error.
  expectedConsoleErrors.push('Object');
  const { documentId } = await cms.create(PRODUCT, { name: 'Cajón', price: 50 });
  await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.redactor);
  await page.getByLabel('Nombre').fill('Cajón con llave');
  await page.context().setOffline(true);
  await save(page);
  await expect(status(page, 'Sin conexión')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Cajón con llave');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(status(page, 'Sin conexión')).toBeVisible();
  await page.context().setOffline(false);
  await expect(status(page, 'Sin conexión')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Cajón con llave');
  await cms.remove(PRODUCT, documentId);
});

test('typed text is restored after a reload, also when the form fails to load at first', async ({
  page,
  cms,
  product,
}) => {
  const { documentId } = await cms.create(PRODUCT, { name: 'Báscula', price: 70 });
  const name = page.getByLabel('Nombre');
  const storedKeys = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('tequiora-unsaved')),
    );
  page.on('dialog', (dialog) => void dialog.accept());
  await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.redactor);
  await name.fill('Báscula de mostrador');
  await expect.poll(storedKeys).toHaveLength(1);
  let refused = 0;
  await page.route(`${product.cmsUrl}/content-manager/collection-types/${PRODUCT}/*`, (route) => {
    refused += 1;
    return refused > 1 ? route.fallback() : route.abort();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Volver a ponerlo' }).click();
  expect(refused).toBeGreaterThan(1);
  await expect(name).toHaveValue('Báscula de mostrador');
  await save(page);
  await expect.poll(storedKeys).toHaveLength(0);

  await page.goto(`${product.cmsUrl}/admin/content-manager/collection-types/${PRODUCT}/create`);
  await name.fill('Báscula nueva');
  await expect.poll(storedKeys).toHaveLength(1);
  await page.reload();
  // The panel generates a slug, which must not replace the offered text.
  await expect(page.getByLabel('Dirección en el sitio')).toHaveValue(/./);
  await page.reload();
  await page.getByRole('button', { name: 'Volver a ponerlo' }).click();
  await expect(name).toHaveValue('Báscula nueva');
  await cms.remove(PRODUCT, documentId);
});
