import { SEARCH_PATH } from '@tequiora/cms/contracts/pages.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

const FILE = '/datos/busqueda.json';

const pageWidth = () => document.documentElement.scrollWidth - window.innerWidth;

test('the search of the header finds products, systems and pages, and is loaded when it is used', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Buscar en el sitio' }).click();
  await expect(page).toHaveURL(SEARCH_PATH);
  const field = page.getByRole('searchbox', { name: 'Qué buscas' });
  await expect(field).toBeVisible();
  expect(requests).not.toContain(FILE);
  await field.fill('impresra');
  await expect(page.getByRole('link', { name: 'Impresora térmica de 80 mm' })).toBeVisible();
  await field.fill('hotel');
  await expect(page.getByRole('link', { name: 'Tequiora Posada', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${SEARCH_PATH}?q=hotel`);
  await field.fill('restaurantes');
  await expect(
    page.getByRole('list', { name: 'Páginas' }).getByRole('link').first(),
  ).toHaveAttribute('href', '/para-restaurantes');
});

test('the header and a search for a word of 300 letters fit every width', async ({ page }) => {
  for (const width of [320, 390, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${SEARCH_PATH}?q=${'x'.repeat(300)}`);
    await expect(page.getByText('Sin resultados')).toBeVisible();
    expect(await page.evaluate(pageWidth), String(width)).toBeLessThanOrEqual(0);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedConsoleErrors: ['404'] });

  test('proposes a search with the text of the address', async ({ page }) => {
    await openHydrated(page, '/tienda/impresora-termica.html');
    const field = page.getByRole('searchbox', { name: 'Busca en el sitio' });
    await expect(field).toHaveValue('impresora termica');
    await field.press('Enter');
    await expect(page.getByRole('link', { name: 'Impresora térmica de 80 mm' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the search needs it, and offers the main pages', async ({ page }) => {
    await page.goto(`${SEARCH_PATH}?q=lector`);
    // Locators by text skip `noscript`.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/^Para buscar se necesita JavaScript/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Productos' })).toBeVisible();
  });
});
