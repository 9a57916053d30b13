import { MIN_VISIT_MS } from '@tequiora/cms/contracts/enquiry.ts';
import { delayScripts, openHydrated, waitForHydration } from '../support/open-hydrated.ts';
import { CASE_ROUTE, COMPOSED_ROUTE, FIXED_ROUTES, SYSTEM_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { refuseChanges, translatePage, useEveryControl } from '../support/translated-page.ts';

// Browser translators replace text nodes; the simulated one translates into capital letters.
test.slow();
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

const ROUTES = [
  ...FIXED_ROUTES,
  ...SYSTEM_ROUTES.slice(0, 1),
  COMPOSED_ROUTE,
  '/productos/terminal-istmo-15',
  CASE_ROUTE,
  '/no-existe',
];

test('every control of every translated page works', async ({ page }) => {
  // A dozen pages, each with dozens of controls.
  test.setTimeout(240_000);
  await refuseChanges(page);
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await openHydrated(page, route);
      await translatePage(page);
      await useEveryControl(page);
    });
  }
});

test('the translated form shows errors, a failed request, the receipt and a new form', async ({
  page,
}) => {
  await openHydrated(page, '/contacto');
  await translatePage(page);
  const send = page.getByRole('button', { name: 'Enviar mensaje' });
  await send.click();
  await expect(page.getByText('EL NOMBRE DEBE TENER').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Nora Traducida');
  await page.getByRole('textbox', { name: 'Correo' }).first().fill('nora@taller.example');
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.fill('I would like a quote for two tills.');
  await page.waitForFunction((minMs) => performance.now() > minMs, MIN_VISIT_MS);

  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503, body: '{}' }));
  await send.click();
  await expect(page.getByText('TU TEXTO SIGUE AQUÍ')).toBeVisible({ timeout: 30_000 });
  await expect(message).toHaveValue('I would like a quote for two tills.');
  await page.unroute('**/api/enquiries');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  await expect(page.getByText(/^TQ-/)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar otro mensaje' }).click();
  await expect(send).toBeVisible();
});

test('filters and search of a translated catalogue change what is shown', async ({ page }) => {
  await openHydrated(page, '/productos');
  await translatePage(page);
  const count = page.getByText(/^\d+ PRODUCTOS?$/);
  const before = (await count.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ index: 1 });
  await expect(count).not.toHaveText(before);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(count).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ index: 0 });
  await expect(count).toHaveText(before);
});

test('a visitor goes from one translated page to the next', async ({ page }) => {
  await openHydrated(page, '/');
  await translatePage(page);
  for (const name of ['Productos', 'Servicios', 'Portafolio', 'Contacto', 'Inicio']) {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a page translated before hydration keeps what was typed', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/contacto');
  await translatePage(page);
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.click();
  await page.keyboard.type('Two tills');
  release();
  await expect(page.locator('form[action="/api/enquiries/form"]')).toHaveAttribute('novalidate');
  await page.keyboard.type(' please');
  await expect(message).toHaveValue('Two tills please');
});

test('every page that is translated before hydration becomes interactive', async ({ page }) => {
  for (const route of ROUTES) {
    const release = await delayScripts(page);
    await page.goto(route);
    await translatePage(page);
    release();
    await waitForHydration(page);
    await page.unroute('**/*.js');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
