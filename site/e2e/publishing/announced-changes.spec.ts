import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const PRODUCT = 'api::product.product';

test('a changed slug and a description too long for search engines are announced while typing', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT);
  if (!entry) throw new Error('missing in the demo content: products');
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  const panel = page.getByRole('complementary').filter({ hasText: 'Antes de publicar' });
  await expect(panel.getByText(/^(Todo en orden|Revisa .+)$/)).toBeVisible();
  await expect(panel.getByText('La dirección cambiará')).toHaveCount(0);
  const before = `/productos/${String(entry.slug)}`;
  await page.getByLabel(/^Dirección en el sitio/).fill(`${String(entry.slug)}-renovado`);
  await expect(
    panel.getByText(
      `La dirección cambiará de ${before} a ${before}-renovado; la anterior llevará a la nueva.`,
    ),
  ).toBeVisible();
  await page.getByLabel('Descripción para buscadores').fill('a'.repeat(165));
  await expect(panel.getByText(/es larga para los buscadores: son 165 caracteres/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled();
});
