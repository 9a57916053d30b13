import { signIn } from '../support/dashboard.ts';
import { allowPublications, expect, test, UNTIL_LIVE } from '../support/test.ts';

test('the overview links to the lists behind its figures and publishes the site', async ({
  page,
  product,
}) => {
  allowPublications();
  await signIn(page, product);
  // A publication of an earlier test may still be running.
  await expect(page.getByText(/^En línea desde /)).toBeVisible(UNTIL_LIVE);
  for (const [card, path] of [
    ['Productos', '/admin/productos'],
    ['Servicios', '/admin/servicios'],
    ['Consultas nuevas', '/admin/consultas'],
    ['Ventas del mes', '/admin/consultas\\?resultado=ganada'],
  ] as const) {
    await page.goto('/admin');
    await page.getByRole('article').getByRole('link', { name: card }).click();
    await expect(page).toHaveURL(new RegExp(path));
  }
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByText(/^(En espera|Publicando…)$/).first()).toBeVisible();
  await expect(page.getByText(/^En línea desde /)).toBeVisible(UNTIL_LIVE);
});
