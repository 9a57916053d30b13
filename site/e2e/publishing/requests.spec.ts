import type { Page } from '@playwright/test';

import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, expectLive, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a requested publication is returned with a comment, requested again and published', async ({
  page,
  browser,
  cms,
  product,
}) => {
  const [category] = await cms.list('api::product-category.product-category');
  if (!category) throw new Error('missing in the demo content: categories');
  const { documentId } = await cms.create(PRODUCT, {
    name: 'Torno con lector',
    slug: 'torno-con-lector',
    price: 900,
    description: 'Cuenta a quien entra.',
    category: { connect: [{ documentId: category.documentId }] },
  });
  const entry = { uid: PRODUCT, documentId };
  await openInPanel(page, product, entry, product.staff.redactor);
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled();
  await expect(page.getByText('«Publicar» está en gris porque tu rol')).toBeVisible();
  await page.getByLabel('Nota para quien publica').fill('Ya está la foto.');
  await press(page, 'Pedir publicación');
  await expect(status(page, 'Pediste publicar')).toBeVisible();

  const editor = await browser.newPage();
  await openInPanel(editor, product, entry, product.staff.editor);
  await editor.goto(`${product.cmsUrl}/admin`);
  const queue = editor.getByRole('region', { name: 'Peticiones de publicación' });
  await expect(queue).toContainText('pide publicar');
  await queue.getByRole('link', { name: 'Producto «Torno con lector»' }).click();
  await expect(status(editor, '«Ya está la foto.»')).toBeVisible();
  await press(editor, 'Regresar…');
  await editor.getByLabel('Qué hay que cambiar').fill('Falta el precio con IVA.');
  await press(editor, 'Regresar con el comentario');

  await page.reload();
  await expect(status(page, '«Falta el precio con IVA.»')).toBeVisible();
  await page.getByLabel('Precio (MXN)').fill('1044');
  await press(page, 'Guardar');
  await press(page, 'Pedir publicación');
  await expect(status(page, 'Pediste publicar')).toBeVisible();

  await editor.reload();
  await press(editor, 'Publicar lo que pide');
  await expect(editor.getByText('La entrada se publicó.')).toBeVisible();
  const url = `${product.siteUrl}/productos/torno-con-lector`;
  await expectLive(
    page.request,
    url,
    (html) => html.includes('$1,044'),
    'the requested draft is live',
  );
  await page.reload();
  await expect(status(page, 'la publicó')).toBeVisible();
  await editor.close();
  await cms.remove(PRODUCT, documentId);
});
