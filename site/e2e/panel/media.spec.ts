import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test('the media library stays usable after a dialog of its menu is closed', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/plugins/upload`);
  const add = page.getByRole('button', { name: 'Nuevo', exact: true });
  for (const item of ['Carpeta nueva', 'Subir desde una dirección']) {
    await add.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await add.click();
  await expect(page.getByRole('menu')).toBeVisible();
});
