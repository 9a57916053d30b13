import { DASHBOARD_ROUTES, openEnquiry, sendEnquiry, signIn } from '../support/dashboard.ts';
import { expect, test } from '../support/test.ts';
import { refuseChanges, translatePage, useEveryControl } from '../support/translated-page.ts';

// Browser translators replace text nodes; the simulated one translates into capital letters.
test.slow();
test.use({ expectedConsoleErrors: ['Failed to load resource'] });

test('signing in works on a translated page', async ({ page, product }) => {
  await page.goto('/admin');
  const submit = page.getByRole('button', { name: 'Iniciar sesión' });
  await submit.waitFor();
  await translatePage(page);
  await page.getByLabel('Correo').fill(product.dashboardAdmin.email);
  await page.getByLabel(/^Contraseña/i).fill('no-es-esta');
  await submit.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel(/^Contraseña/i).fill(product.dashboardAdmin.password);
  await submit.click();
  await expect(page.getByRole('link', { name: 'Ver sitio' })).toBeVisible();
});

test('every control of every translated screen works', async ({ page, product, request }) => {
  // A dozen screens, each with dozens of controls.
  test.setTimeout(240_000);
  const enquiry = await sendEnquiry(request, product, { phone: '951 765 43 22' });
  await signIn(page, product);
  await openEnquiry(page, enquiry);
  const routes = [...DASHBOARD_ROUTES.map(([path]) => path), new URL(page.url()).pathname];
  await refuseChanges(page);
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await translatePage(page);
      await useEveryControl(page);
    });
  }
});

test('an enquiry is taken, noted and answered on a translated page', async ({
  page,
  context,
  product,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const enquiry = await sendEnquiry(request, product, { phone: '951 765 43 21' });
  await signIn(page, product);
  await openEnquiry(page, enquiry);
  await translatePage(page);
  await page.getByRole('textbox', { name: 'Agregar una nota' }).fill('Llamar el lunes.');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('LLAMAR EL LUNES').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tomar' }).first().click();
  await page.getByRole('button', { name: 'Responder' }).click();
  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir WhatsApp' }).click(),
  ]);
  await chat.close();
  await page.getByRole('button', { name: 'Sí, registrar' }).click();
  await expect(page.getByText('CONTACTADO', { exact: true }).first()).toBeVisible();
});
