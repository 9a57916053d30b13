import { PDF } from '../../../cms/tests/support/create-pdf.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRIVACY = 'api::privacy-page.privacy-page';
const HOME = 'api::home-page.home-page';
const NAME = 'Lista de precios';

test('a document of the media library is chosen for a link field and for a link in rich text', async ({
  page,
  cms,
  product,
}) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), `${NAME}.pdf`);
  const [document] = await cms.call<{ id: number; url: string }[]>('POST', '/upload', form);
  const url = document?.url ?? '';
  await signInToPanel(page, product, product.staff.editor);

  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${HOME}`);
  const choice = page.getByRole('combobox', { name: 'Documento' }).first();
  await choice.click();
  await page.getByRole('option', { name: `${NAME}.pdf (PDF` }).click();
  await expect(page.locator('input[name$="href"]').first()).toHaveValue(url);

  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${PRIVACY}`);
  const editor = page.locator('[data-slate-editor]');
  await editor.locator('p').first().click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Enlace', exact: true }).click();
  await page.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: `${NAME}.pdf (PDF` }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).last().click();
  await expect(editor.getByRole('link', { name: NAME })).toHaveAttribute('href', url);
  await cms.call('DELETE', `/upload/files/${document?.id}`);
});
