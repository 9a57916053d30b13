import type { Page } from '@playwright/test';
import { waitForContactForm } from '../support/contact-form.ts';
import { signIn } from '../support/dashboard.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { translatePage } from '../support/translated-page.ts';

const TERMINAL = { slug: 'terminal-istmo-15', name: 'Terminal' };

/** Puts lines in the list as an earlier visit did. */
async function keepList(page: Page, lines: readonly object[]) {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('tequiora:lista')) localStorage.setItem('tequiora:lista', text);
  }, JSON.stringify(lines));
}

test('several products are one enquiry, whose lines staff see', async ({ page, product, cms }) => {
  test.slow();
  await openHydrated(page, '/productos');
  // Not the first one: other tests publish products and withdraw them again.
  const card = page
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3, name: /^Cajón de dinero/ }) });
  await card.getByRole('button', { name: /^Agregar a mi lista/ }).click();
  await expect(page.getByRole('link', { name: 'Mi lista, 1 producto' })).toBeVisible();

  // Another tab adds to the same list.
  const other = await page.context().newPage();
  await openHydrated(other, `/productos/${TERMINAL.slug}`);
  await other
    .getByRole('button', { name: /^Agregar a mi lista/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Mi lista, 2 productos' })).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'Mi lista, 2 productos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi lista' })).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: /^Cantidad de Terminal/ });
  await quantity.fill('3');
  await page.reload();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText('Total con IVA').first()).toBeVisible();

  await page.getByRole('link', { name: 'Pedir cotización' }).click();
  await waitForContactForm(page);
  await expect(page.getByRole('region', { name: 'Tu consulta lleva esta lista' })).toBeVisible();
  const email = 'lista@cocina.example';
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill('Rufina de la Lista');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill(email);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Mi lista/ })).toHaveCount(0);

  const [sent] = await cms.list('api::enquiry.enquiry', { '[email][$eq]': email });
  expect(sent).toMatchObject({ subject: 'Lista de 2 productos', type: 'producto' });
  const path = `/admin/consultas/${String((sent as { documentId: string }).documentId)}`;
  await signIn(page, product, path);
  const lines = page.getByRole('region', { name: 'Lista de productos' });
  await expect(lines.getByRole('row', { name: /^Terminal/ })).toContainText('3');
});

test.describe('a product that was withdrawn', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('stays in the list, which a chat gets as one text', async ({ page }) => {
    await keepList(page, [
      { slug: TERMINAL.slug, name: 'Terminal', quantity: 2 },
      { slug: 'retirado-2019', name: 'Lector de 2019', quantity: 1 },
    ]);
    await openHydrated(page, '/mi-lista');
    await expect(page.getByText(/^Ya no está en el catálogo/)).toBeVisible();
    const chat = page.getByRole('main').getByRole('link', { name: /^Enviar por WhatsApp/ });
    const text = async () =>
      new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    await expect.poll(text).toContain('1 × Lector de 2019: A cotizar');
    expect(await text()).toMatch(/\n2 × Terminal.*: \$[\d,.]+ MXN \+ IVA\n/);
    expect(await text()).toMatch(/\nEstimado: .*; 1 producto a cotizar\nRef\. TQ-\w{5}$/);
  });
});

test('a translated list changes quantities, loses a product and can be emptied', async ({
  page,
}) => {
  await keepList(page, [
    { slug: TERMINAL.slug, name: 'Terminal', quantity: 1 },
    { slug: 'cajon-de-dinero', name: 'Cajón', quantity: 1 },
  ]);
  await openHydrated(page, '/mi-lista');
  await expect(page.getByText('$13,680.00')).toBeVisible();
  await translatePage(page);
  await page.getByRole('button', { name: 'Uno más' }).first().click();
  await expect(page.getByText('$26,170.00')).toBeVisible();
  const remove = page.getByRole('button', { name: /^Quitar/ });
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  await remove.first().click();
  await expect(page.getByText('TODAVÍA NO ELIGES PRODUCTOS')).toBeVisible();
});

test('products of an address are compared, also when the page is translated', async ({ page }) => {
  await openHydrated(page, '/comparar?productos=terminal-istmo-15,tableta-cumbre-10');
  const table = page.getByRole('table', { name: 'Comparación de productos' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const rows = table.getByRole('row');
  const before = await rows.count();
  await translatePage(page);
  await page.getByRole('checkbox', { name: /solo diferencias/i }).check();
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await page.getByRole('combobox', { name: /Agregar un producto/i }).selectOption({ index: 1 });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/productos=terminal-istmo-15,tableta-cumbre-10,[\w-]+$/);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no control, and the list says what it needs', async ({ page }) => {
    await page.goto('/productos');
    await expect(page.getByRole('button', { name: /mi lista/i })).toHaveCount(0);
    await page.goto('/mi-lista');
    // Finding by text leaves out `noscript`.
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});
