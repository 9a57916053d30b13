import { signIn } from '../support/dashboard.ts';
import { allowPublications, expect, test, UNTIL_LIVE } from '../support/test.ts';

test('a service form reports errors per field and keeps the typed values', async ({
  page,
  product,
}) => {
  await signIn(page, product, '/admin/servicios/nuevo');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('X');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('El nombre debe tener entre 2 y 120 caracteres')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Soporte en sitio');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Soporte en sitio');
  await expect(page.getByText(/Recuperamos lo que escribiste/)).toBeVisible();
});

test.describe('an entry that does not exist', () => {
  test.use({ expectedConsoleErrors: ['404 (Not Found)'] });

  test('shows a not-found page with a link back', async ({ page, product }) => {
    await signIn(page, product, '/admin/productos/no-existe');
    await expect(page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible();
    await page.goto('/admin/servicios/no-existe');
    await expect(page.getByRole('heading', { name: 'Servicio no encontrado' })).toBeVisible();
    await page.goto('/admin/consultas/no-existe');
    await expect(page.getByRole('heading', { name: 'Consulta no encontrada' })).toBeVisible();
  });
});

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
