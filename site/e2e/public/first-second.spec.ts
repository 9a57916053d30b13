import type { Page } from '@playwright/test';
import { waitForContactForm } from '../support/contact-form.ts';
import { delayScripts, waitForHydration } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test.slow();

/** What the browser logs about requests that fail, and Gatsby about a page that it cannot load. */
const LOADING_ERRORS = ['Failed to load resource', 'page resources for', 'Loading chunk'];

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Tu texto sigue aquí' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' }).click();

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Ofelia Sin Red');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Tengo una posada sin buena señal.');
}

/** Lets no request through that matches until the returned function is called. */
async function cutOff(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(pattern);
}

test.describe('a form that is sent before the scripts run', () => {
  test('is validated and sent by them, without leaving the page', async ({ page, cms }) => {
    const release = await delayScripts(page);
    await page.goto('/contacto');
    await send(page);
    release();
    await expect(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
    await expect(page).toHaveURL(/\/contacto$/);

    const releaseAgain = await delayScripts(page);
    await page.reload();
    await fillIn(page, 'pronto@posada.example');
    await send(page);
    await send(page);
    releaseAgain();
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
    await expect(page).toHaveURL(/\/contacto$/);
    const filter = { '[email][$eq]': 'pronto@posada.example' };
    expect(await cms.list('api::enquiry.enquiry', filter)).toHaveLength(1);
  });

  test('subscribes to the newsletter without leaving the page', async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/');
    const form = page.locator('form[action="/api/newsletter-subscriptions/form"]').last();
    await form.getByRole('button', { name: 'Suscribirse' }).click();
    release();
    await expect(form.getByText('Por favor ingresa un email válido')).toBeVisible();

    const releaseAgain = await delayScripts(page);
    await page.reload();
    await form.getByRole('textbox').fill('pronto@boletin.example');
    await form.getByRole('button', { name: 'Suscribirse' }).click();
    releaseAgain();
    await expect(form.getByText(/^¡Listo!/)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is posted without them when they do not run', async ({ page, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('SyntaxError', 'Unexpected token');
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '}' }),
    );
    await page.goto('/contacto');
    await fillIn(page, 'antiguo@posada.example');
    await send(page);
    await expect(page).toHaveURL(/\/contacto\/gracias/);
  });
});

test.describe('a page that was offline at its first touch', () => {
  test.use({ expectedConsoleErrors: LOADING_ERRORS });

  for (const [what, pattern] of [
    ['scripts', /\.js$/],
    ['data', /page-data/],
    ['component', /component---.*\.js$/],
  ] as const) {
    test(`keeps the text of a form, and sends it when the connection and its ${what} are back`, async ({
      page,
      cms,
    }) => {
      const email = `${what}@sin-red.example`;
      const restore = await cutOff(page, pattern);
      await page.goto('/contacto');
      await page.context().setOffline(true);
      await fillIn(page, email);
      await send(page);
      await expect(alert(page)).toBeVisible();
      await expect(alert(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      );
      await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible();
      await expect(page).toHaveURL(/\/contacto$/);

      await restore();
      await page.context().setOffline(false);
      await waitForContactForm(page);
      await expect(alert(page)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue(
        'Ofelia Sin Red',
      );
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
      expect(await cms.list('api::enquiry.enquiry', { '[email][$eq]': email })).toHaveLength(1);
    });
  }

  test('works at the next press when the browser does not notice that it is back', async ({
    page,
  }) => {
    const restore = await cutOff(page, /\.js$|page-data/);
    await page.goto('/productos');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.keyboard.press('Shift');
    await failed;
    await restore();
    await page.getByRole('heading', { level: 1 }).click();
    await waitForHydration(page);
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page).toHaveURL(/q=zzzz/);
  });
});
