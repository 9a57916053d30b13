import { openAlive } from '../support/open-alive.ts';
import { expect, test } from '../support/test.ts';

test('a link with filters opens at their results', async ({ page }) => {
  await openAlive(page, '/productos');
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

test('going back leads to where one was, also when the first press was on the link', async ({
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
  // Sections that were not drawn yet have other heights than those that were.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before * 0.7);
});

test('what was typed into the form is there after a reload, before anything is touched', async ({
  page,
}) => {
  await openAlive(page, '/contacto');
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await message.fill('Necesito cobrar en dos cajas.');
  await page.reload();
  await expect(message).toHaveValue('Necesito cobrar en dos cajas.');
});

test('a later product takes the place of an earlier one that nobody wrote about', async ({
  page,
}) => {
  await openAlive(page, '/productos');
  const links = page.getByRole('link', { name: /Solicitar información/ });
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  await openAlive(page, addresses[0] ?? '');
  await expect(message).not.toHaveValue('');
  const first = await message.inputValue();
  await openAlive(page, addresses[1] ?? '');
  await expect(message).not.toHaveValue('');
  expect(await message.inputValue()).not.toBe(first);
});
