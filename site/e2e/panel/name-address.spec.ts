import { signInToPanel } from '../support/cms-panel.ts';
import { expect, test } from '../support/test.ts';

const CREATE = '/admin/content-manager/collection-types/api::product.product/create';

test('address and search preview of a new entry follow its name until somebody writes the address', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.redactor);
  await page.goto(`${product.cmsUrl}${CREATE}`);
  const name = page.getByLabel('Nombre');
  const address = page.getByLabel(/^Dirección en el sitio/);
  await name.fill('Impresora de etiquetas');
  await expect(address).toHaveValue('impresora-de-etiquetas');
  await expect(page.getByText('› productos › impresora-de-etiquetas')).toBeVisible();
  await name.fill('Impresora térmica');
  await expect(address).toHaveValue('impresora-termica');

  await address.fill('impresora');
  await name.fill('Impresora térmica de etiquetas');
  await expect(page.getByText('Impresora térmica de etiquetas | Tequiora')).toBeVisible();
  await expect(page.getByText('› productos › impresora', { exact: false })).toBeVisible();
  await expect(address).toHaveValue('impresora');
});
