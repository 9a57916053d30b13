import type { Route } from '@playwright/test';
import { signInToPanel } from '../support/cms-panel.ts';
import { expect, test } from '../support/test.ts';

test('who may do something may do it when their rights are slow to arrive', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  const asked = new Promise<Route>((resolve) => {
    void page.route('**/users/me/permissions', (route) => resolve(route));
  });
  // A screen that does not wait for the rights asks for its own content meanwhile.
  const library = /\/upload\/(files|folders)/;
  let isEager = false;
  page.on('request', (request) => (isEager ||= library.test(request.url())));
  await page.goto(`${product.cmsUrl}/admin/plugins/upload`);
  const rights = await asked;
  const eager = page.waitForRequest(library, { timeout: 3_000 }).catch(() => undefined);
  if (!isEager) await eager;
  await rights.continue();
  await expect(page.getByRole('button', { name: 'Nuevo', exact: true })).toBeVisible();
});
