import type { Route } from '@playwright/test';
import { signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, test } from '../support/test.ts';

test('the panel waits for slow permissions instead of denying access', async ({
  page,
  product,
}) => {
  await signInToPanel(page, product, product.staff.editor);
  const permissionsRequest = new Promise<Route>((resolve) => {
    void page.route('**/users/me/permissions', (route) => resolve(route));
  });
  // A screen that does not wait for the permissions requests its content at once.
  const library = /\/upload\/(files|folders)/;
  let isEager = false;
  page.on('request', (request) => (isEager ||= library.test(request.url())));
  await page.goto(`${product.cmsUrl}/admin/plugins/upload`);
  const permissions = await permissionsRequest;
  const eager = page.waitForRequest(library, { timeout: 3_000 }).catch(() => undefined);
  if (!isEager) await eager;
  await permissions.continue();
  await expect(page.getByRole('button', { name: 'Nuevo', exact: true })).toBeVisible();
});
