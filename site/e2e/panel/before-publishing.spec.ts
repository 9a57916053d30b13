import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const CASE = 'api::case.case';

test('«Antes de publicar» lists the missing fields of a new entry and reports failed link checks', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product);
  await page.goto(`${product.cmsUrl}/admin/content-manager/collection-types/${CASE}/create`);
  const panel = page.getByRole('complementary').filter({ hasText: 'Antes de publicar' });
  const missing = panel.getByRole('list', { name: 'Falta llenar' });
  await expect(missing.getByText('Cliente', { exact: true })).toBeVisible();
  await expect(panel.getByText(/^No se puede publicar: llena \d+ campos$/)).toBeVisible();

  await page.route('**/publish-checks/pages', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(panel.getByText('No pudimos revisar los enlaces. Recarga la página.')).toBeVisible();
  await expect(panel.getByText('Así se verá en un buscador')).toBeVisible();
});
