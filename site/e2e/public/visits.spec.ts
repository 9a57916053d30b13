import { openHydrated } from '../support/open-hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a URL with filters opens at the results', async ({ page }) => {
  await openHydrated(page, '/productos');
  const category = page.getByRole('combobox', { name: 'Categoría' });
  await category.selectOption({ index: 1 });
  await expect(page).toHaveURL(/categoria=/);
  const shared = page.url();

  await page.goto('/');
  await page.goto(shared);
  await expect(page.getByRole('heading', { name: 'Otros productos' })).toBeInViewport();
  await expect(category).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible();
});

test('going back restores the scroll position, also when a link click was the first interaction', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portafolio' });
  await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  // Sections below the fold only have an estimated height until they are rendered.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before * 0.7);
});

test('text typed into the form is restored after a reload without any interaction', async ({
  page,
}) => {
  await openHydrated(page, '/contacto');
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.fill('Necesito cobrar en dos cajas.');
  await page.reload();
  await expect(message).toHaveValue('Necesito cobrar en dos cajas.');
});

test('the text about a later product replaces an unedited text about an earlier one', async ({
  page,
}) => {
  await openHydrated(page, '/productos');
  const links = page.getByRole('link', { name: /Solicitar información/ });
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await openHydrated(page, hrefs[0] ?? '');
  await expect(message).not.toHaveValue('');
  const first = await message.inputValue();
  await openHydrated(page, hrefs[1] ?? '');
  await expect(message).not.toHaveValue('');
  expect(await message.inputValue()).not.toBe(first);
});
