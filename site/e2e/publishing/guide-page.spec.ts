import { GUIDE } from '@tequiora/cms/contracts/guide/guide.ts';
import { expectNoPanelViolations } from '../support/expect-no-violations.ts';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test('«Guía» lists every task, loads its pictures lazily, is searchable and linkable, and has no axe violations', async ({
  page,
  product,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) pictures.push(request.url());
  });
  await signInToPanel(page, product, product.staff.redactor);
  expect(pictures, 'none is loaded before the page is opened').toEqual([]);
  await page.getByRole('link', { name: 'Guía', exact: true }).click();
  const tasks = page.getByRole('article');
  await expect(tasks).toHaveCount(GUIDE.length);
  const titles = GUIDE.map(({ title }, index) => `${index + 1}. ${title}`);
  await expect(tasks.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const shown of await tasks.getByRole('img').all()) {
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('naturalWidth', 1200);
  }
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoPanelViolations(page);
    await page.screenshot({ path: test.info().outputPath(`guia-${width}.png`) });
  }

  const search = page.getByRole('searchbox', { name: 'Buscar en la guía' });
  await search.fill('imágen tamaños');
  await expect(tasks).toHaveCount(1);
  await search.fill('facturas');
  await expect(page.getByText('Nada en la guía habla de «facturas».')).toBeVisible();
  await search.clear();
  await page.goto(`${product.cmsUrl}/admin/guia#${GUIDE[5]?.id}`);
  await expect(tasks.nth(5).getByRole('heading', { level: 2 })).toBeFocused();

  // A malformed fragment.
  await page.goto(`${product.cmsUrl}/admin/guia#%`);
  await page.reload();
  await expect(tasks).toHaveCount(GUIDE.length);
});
