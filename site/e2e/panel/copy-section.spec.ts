import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PAGE = 'api::page.page';

const STEPS = ['Consulta', 'Prueba'].map((title) => ({ title, description: 'Te escuchamos.' }));

test('a section of a composed page is copied below itself and saved', async ({
  page,
  cms,
  product,
}) => {
  const { documentId } = await cms.create(PAGE, {
    title: 'Página con copias',
    slug: 'pagina-con-copias',
    sections: [
      { __component: 'page.steps', title: 'Cómo empezamos', steps: STEPS },
      { __component: 'page.figures', title: 'En cifras', figures: [{ value: '1', label: 'día' }] },
    ],
  });
  try {
    await openInPanel(page, product, { uid: PAGE, documentId }, product.staff.redactor);
    const panel = page.getByRole('complementary').filter({ hasText: 'Copiar una sección' });
    const sections = panel.getByRole('combobox', { name: 'Sección' });
    await sections.click();
    await page.getByRole('option', { name: '1. Cómo empezamos' }).click();
    await panel.getByRole('button', { name: 'Copiar' }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Guardar' }).click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await sections.click();
    await expect(page.getByRole('option')).toHaveText([
      '1. Cómo empezamos',
      '2. Cómo empezamos',
      '3. En cifras',
    ]);
  } finally {
    await cms.remove(PAGE, documentId);
  }
});
