import { readFile } from 'node:fs/promises';
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

test('prices change together after a preview, are live, and are restored', async ({
  page,
  product,
}) => {
  allowPublications();
  await signIn(page, product);
  await page.goto('/admin/productos');
  await page.getByRole('link', { name: 'Cambiar precios' }).click();
  await page.getByLabel('Buscar').fill('100 timbres');
  await page.getByRole('checkbox', { name: 'Elegir el de la lista' }).check();
  await page.getByLabel('Cuánto').fill('10');
  await page.getByLabel('Redondear').selectOption('A .90');
  await page.getByRole('button', { name: 'Ver precios nuevos' }).click();
  const row = page.getByRole('table', { name: 'Precios nuevos' }).getByRole('row').nth(1);
  const before = await row.getByRole('cell').nth(1).innerText();
  const after = await row.getByRole('cell').nth(2).innerText();
  expect(after).toMatch(/^\$[\d,]+\.90$/);
  await page.getByRole('button', { name: 'Aplicar a 1 producto' }).click();
  await expect(page.getByText('Precios cambiados')).toBeVisible();

  await expect(async () => {
    await page.goto('/productos/timbres-cfdi-100');
    await expect(page.getByRole('main')).toContainText(after, { timeout: 2_000 });
  }).toPass(UNTIL_LIVE);

  await page.goto('/admin/productos/precios');
  await page
    .getByRole('button', { name: /^Deshacer/ })
    .first()
    .click();
  await expect(page.getByText('Cambio deshecho')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '100 timbres' })).toContainText(before);
});

test('an exported catalogue is edited, imported, live, and restored', async ({ page, product }) => {
  allowPublications();
  await signIn(page, product);
  await page.goto('/admin/productos');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  const choose = (text: string) =>
    page.getByLabel('Archivo de los productos').setInputFiles({
      name: 'productos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });

  await choose(exported);
  await expect(page.getByText('El archivo no cambia nada')).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).click();

  const unit = 'timbres de prueba';
  const line = exported.split('\r\n').find((each) => each.includes(',timbres-cfdi-100,')) ?? '';
  const edited = line.replace(/,(Incluido|Más IVA),[^,]*,/, `,$1,${unit},`);
  expect(edited).not.toBe(line);
  await choose(exported.replace(line, `${edited}\r\n,,Sin precio,,,,,,,,,,,,`));
  await expect(page.getByText(/Sin precio/)).toBeVisible();
  await expect(page.getByText(/^Precio\. /)).toBeVisible();
  await page.getByRole('checkbox', { name: /sin la fila con problemas/ }).check();
  await page.getByRole('button', { name: 'Importar 1 producto' }).click();
  await expect(page.getByText('Productos importados')).toBeVisible();

  await expect(async () => {
    await page.goto('/productos/timbres-cfdi-100');
    await expect(page.getByRole('main')).toContainText(unit, { timeout: 2_000 });
  }).toPass(UNTIL_LIVE);

  await page.goto('/admin/productos/importar');
  await page
    .getByRole('button', { name: /^Deshacer/ })
    .first()
    .click();
  await expect(page.getByText('Cambio deshecho')).toBeVisible();
});
