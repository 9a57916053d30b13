import type { BrowserContext, Page } from '@playwright/test';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { waitForContactForm } from '../support/contact-form.ts';
import { signIn } from '../support/dashboard.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = /\/productos\/[^/]+$/;
const CHAT = { name: /^Preguntar por WhatsApp/ };

/** Lands on the home page from a campaign and walks to a product. Returns its page and reference. */
async function walkToProduct(page: Page) {
  await page.goto('/?utm_campaign=posadas', { referer: 'http://buscador.example/' });
  await page.locator('main a[href^="/productos/"]:not([href*="/tequiora-"])').first().click();
  await expect(page).toHaveURL(PRODUCT);
  // The URL changes before the page does.
  await expect(page.getByRole('link', CHAT)).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const { pathname } = new URL(page.url());
  const slug = pathname.split('/').at(-1) ?? '';
  return { name, pathname, reference: chatReference(pathname, { type: 'product', slug }) };
}

/** Presses the chat link of the page; returns the message that WhatsApp gets. */
async function pressChat(page: Page, context: BrowserContext): Promise<string> {
  const opened = context.waitForEvent('page');
  await page.getByRole('link', CHAT).click();
  const chat = await opened;
  await expect.poll(() => chat.url()).toMatch(/^https:\/\/wa\.me\//);
  const message = new URL(chat.url()).searchParams.get('text') ?? '';
  await chat.close();
  return message;
}

/** Registers the chat in the dashboard, which then shows its enquiry. */
async function registerChat(
  page: Page,
  product: RunningProduct,
  { message, name, phone }: Record<'message' | 'name' | 'phone', string>,
) {
  await signIn(page, product, '/admin/consultas');
  await page.getByRole('button', { name: 'Registrar chat o llamada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar chat o llamada' });
  await dialog.getByRole('textbox', { name: 'Mensaje o referencia' }).fill(message);
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill(phone);
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

const fact = (page: Page, label: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
});

test('the form and a press of WhatsApp are stored with the visit, and staff register the chat', async ({
  page,
  context,
  product,
  cms,
}) => {
  test.slow();
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const { name, pathname, reference } = await walkToProduct(page);
  const stored = page.waitForResponse('**/api/contact-intents');
  const message = await pressChat(page, context);
  expect((await stored).status()).toBe(204);
  expect(message).toMatch(new RegExp(String.raw`\nRef\. ${reference}-\w{5}$`));

  const email = 'nayeli@posada.example';
  await page.getByRole('link', { name: 'Solicitar información', exact: true }).click();
  await waitForContactForm(page);
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Nayeli Santos');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('También les escribo por aquí.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  const [sent] = await cms.list('api::enquiry.enquiry', { '[email][$eq]': email });
  expect(sent).toMatchObject({
    subject: name,
    firstCampaign: 'posadas',
    firstReferrer: 'buscador.example',
    firstLandingPage: '/',
    viewedPage: pathname,
  });
  expect([...origins]).toEqual([product.siteUrl]);
  expect(await context.cookies()).toEqual([]);

  await registerChat(page, product, { message, name: 'Nayeli Santos', phone: '951 555 0188' });
  await expect(fact(page, 'Canal')).toHaveText('WhatsApp');
  await expect(fact(page, 'Asunto')).toHaveText(name);
  await expect(fact(page, 'Página de origen')).toHaveText(pathname);
  await expect(fact(page, 'Campaña')).toHaveText('posadas');
  await expect(fact(page, 'Página de llegada')).toHaveText('/');
});

test.describe('with the beacon blocked', () => {
  test.use({ expectedConsoleErrors: ['net::ERR_FAILED'] });

  test('the reference alone names page and product', async ({ page, context, product }) => {
    test.slow();
    await context.route('**/api/contact-intents', (route) => route.abort());
    const { name, pathname } = await walkToProduct(page);
    const message = await pressChat(page, context);
    await registerChat(page, product, { message, name: 'Ulises Peralta', phone: '951 555 0189' });
    await expect(fact(page, 'Asunto')).toHaveText(name);
    await expect(fact(page, 'Página de origen')).toHaveText(pathname);
    await expect(page.getByRole('heading', { name: 'Origen de la visita' })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every chat link has a reference, unique per page and thing', async ({ page }) => {
    const seen = new Map<string, string>();
    for (const path of ['/', '/servicios', '/portafolio', '/contacto']) {
      await page.goto(path);
      const hrefs = await page
        .locator('a[href^="https://wa.me/"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) {
        const text = new URL(href).searchParams.get('text') ?? '';
        const [, reference = ''] = /\nRef\. (TQ-\w{5})$/.exec(text) ?? [];
        expect(reference, text).not.toBe('');
        expect(seen.get(reference) ?? path).toBe(path);
        seen.set(reference, path);
      }
      expect(seen.get(chatReference(path))).toBe(path);
    }
  });
});
