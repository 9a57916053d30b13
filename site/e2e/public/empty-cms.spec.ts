import { expect, test } from '@playwright/test';
import { openContactForm } from '../support/contact-form.ts';
import { startProduct, type RunningProduct } from '../support/product.ts';
import { FIXED_ROUTES } from '../support/routes.ts';

let product: RunningProduct;
let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  // Longer than the limit of the start, which then fails with its output.
  test.setTimeout(11 * 60_000);
  ({ product, stop } = await startProduct({ demo: false }));
});

test.afterAll(async () => {
  test.setTimeout(60_000);
  await stop?.();
});

test('with an empty CMS the site builds and every route responds with its heading', async ({
  page,
}) => {
  for (const route of FIXED_ROUTES) {
    const response = await page.goto(`${product.siteUrl}${route}`);
    expect(response?.status(), route).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
  }
});

test('with an empty CMS an enquiry is still accepted', async ({ page }) => {
  await openContactForm(page, product.siteUrl);
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Primera Visita');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('primera@visita.example');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Ya están trabajando?');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
});
