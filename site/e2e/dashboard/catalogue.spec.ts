import sharp from 'sharp';
import { signIn } from '../support/dashboard.ts';
import { allowPublications, expect, expectLive, test, UNTIL_LIVE } from '../support/test.ts';

const picture = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#0b59ed' } })
    .png()
    .toBuffer();

test('a product is created, published with its picture, shown to visitors, changed and deleted', async ({
  page,
  product,
  request,
}) => {
  allowPublications();
  const name = 'Báscula que cobra por peso';
  const siteUrl = `${product.siteUrl}/productos/bascula-que-cobra-por-peso`;
  await signIn(page, product, '/admin/productos');
  await page.getByRole('link', { name: /Agregar producto/ }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page
    .getByRole('textbox', { name: 'Descripción' })
    .fill('Pesa, calcula el precio y lo manda a la caja sin teclear nada.');
  await page.getByRole('textbox', { name: /^Precio/ }).fill('4,250.50');
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption({ index: 1 });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bascula.png', mimeType: 'image/png', buffer: await picture() });
  await page
    .getByRole('textbox', { name: /Texto alternativo/ })
    .fill('Báscula blanca con pantalla de cobro');
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await expect(page.getByText('Publicado. El sitio se actualiza en unos segundos.')).toBeVisible();
  await expectLive(
    request,
    siteUrl,
    (html) => html.includes('4,250.50') && html.includes('Báscula blanca con pantalla de cobro'),
    'the new product',
  );

  await page.goto('/admin/productos?buscar=bascula+cobra');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: /^Precio/ }).fill('3,999');
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Con cambios sin publicar').first()).toBeVisible();
  expect(await (await request.get(siteUrl)).text()).toContain('4,250.50');

  await page.getByRole('button', { name: 'Eliminar producto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar producto' }).click();
  await expect(page).toHaveURL(/\/admin\/productos(\?|$)/);
  await expect.poll(async () => (await request.get(siteUrl)).status(), UNTIL_LIVE).toBe(404);
});

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
