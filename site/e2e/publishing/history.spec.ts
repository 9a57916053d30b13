import type { Locator } from '@playwright/test';
import { createEnglishFinder, readOptions } from '../support/create-english-finder.ts';
import { openInPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const INDUSTRY = 'api::industry.industry';

test('the history shows changes, enumeration values and the publisher in Spanish', async ({
  page,
  cms,
  product,
}) => {
  const isEnglish = createEnglishFinder(await readOptions(cms));
  const expectSpanish = async (dialog: Locator) =>
    expect((await dialog.innerText()).split('\n').filter(isEnglish)).toEqual([]);
  const [entry] = await cms.list(INDUSTRY, { '[color][$ne]': 'green' });
  if (!entry) throw new Error('missing in the demo content: industries of several colours');
  const { documentId, color } = entry;
  await cms.publish(INDUSTRY, documentId, { color: 'green' });
  try {
    await openInPanel(page, product, { uid: INDUSTRY, documentId }, product.staff.editor);
    await page.getByRole('button', { name: 'Ver historial' }).click();
    const versions = page.getByRole('dialog', { name: 'Historial' });
    await expect(versions.getByText(/^Color: de “.+” a “Verde”$/)).toBeVisible();
    await expect(versions.getByText(/^La publicó /)).toBeVisible();
    await expectSpanish(versions);
    await versions
      .getByRole('button', { name: /^Recuperar/ })
      .first()
      .click();
    const confirmation = page.getByRole('dialog', { name: '¿Recuperar esta versión?' });
    await expect(confirmation).toBeVisible();
    await expectSpanish(confirmation);
  } finally {
    await cms.publish(INDUSTRY, documentId, { color });
  }
});
