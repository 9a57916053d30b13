import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';

test('the dialog to publish several entries names the faulty ones and publishes the others', async ({
  page,
  cms,
  product,
}) => {
  const [category] = await cms.list('api::product-category.product-category');
  const ids: string[] = [];
  for (const [name, price] of [
    ['Masiva buena', 99],
    ['Masiva mala', 0],
  ] as const) {
    const { documentId } = await cms.create(PRODUCT, {
      ...{ name, price, slug: name.toLowerCase().replace(' ', '-') },
      description: 'Una prueba de varias entradas.',
      category: { connect: [{ documentId: category?.documentId }] },
    });
    ids.push(documentId);
  }
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(
    `${product.cmsUrl}/admin/content-manager/collection-types/${PRODUCT}?pageSize=50`,
  );
  for (const name of [/Masiva buena/, /Masiva mala/]) {
    await page.getByRole('row', { name }).getByRole('checkbox').click();
  }
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Se puede publicar 1 de 2; una no.')).toBeVisible();
  const faulty = dialog.getByRole('list', { name: 'Hay que corregir' });
  await expect(faulty.getByRole('link', { name: 'Masiva mala' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publicar una' }).click();
  const result = dialog.getByText('Se publicó 1 de 2.', { exact: false });
  await expect(result).toBeVisible();
  // The list behind the dialog was read again.
  await expect(page.getByText('2 entradas seleccionadas')).toBeAttached();
  await expect(page.locator('tr', { hasText: 'Masiva buena' })).toContainText('Publicado');
  await expect(result).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('1 entrada seleccionada')).toBeVisible();
  await expect(page.getByRole('row', { name: /Masiva mala/ })).toContainText('Borrador');
  for (const id of ids) await cms.remove(PRODUCT, id);
});
