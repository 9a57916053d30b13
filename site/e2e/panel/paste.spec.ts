import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

const PRIVACY = 'api::privacy-page.privacy-page';
const WORD = path.resolve(__dirname, '../../../cms/src/features/paste/panel/__tests__/word.html');

test('text pasted from Word into the privacy notice keeps its structure, and can be undone', async ({
  page,
  product,
}) => {
  const html = await readFile(WORD, 'utf8');
  await signInToPanel(page, product, product.staff.editor);
  await page.goto(`${product.cmsUrl}/admin/content-manager/single-types/${PRIVACY}`);
  const editor = page.locator('[data-slate-editor]');
  await expect(editor).toBeVisible();
  const headings = editor.getByRole('heading');
  const before = await headings.count();

  // The copy event stores the HTML unchanged; the clipboard API would sanitise it.
  await page.evaluate((copied) => {
    const onCopy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/html', copied);
      event.clipboardData?.setData('text/plain', 'Aviso de privacidad');
    };
    document.addEventListener('copy', onCopy, { once: true });
  }, html);
  await page.keyboard.press('ControlOrMeta+c');
  await editor.locator('p').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+v');

  await expect(
    editor.getByRole('heading', { name: 'Aviso de privacidad', level: 2 }),
  ).toBeVisible();
  await expect(editor.getByRole('heading', { name: 'Qué datos usamos', level: 3 })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'esta página' })).toHaveAttribute(
    'href',
    'https://www.gob.mx/aviso',
  );
  const item = editor.getByRole('listitem').filter({ hasText: 'Tu nombre' });
  await expect(item.getByText('nombre', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(editor.getByRole('listitem').filter({ hasText: 'Te respondemos' })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(headings).toHaveCount(before);
});
