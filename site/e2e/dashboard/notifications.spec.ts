import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/dashboard.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const WIDTHS = [390, 768, 1024, 1440];

/** Returns the controls in the viewport whose centre is covered by a notification. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select')];
    const isNotification = (element: HTMLElement) =>
      element.closest('[data-sonner-toaster]') !== null;
    return controls.flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInWindow = x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
      if (isNotification(control) || width < 2 || !isInWindow) return [];
      const found = document.elementFromPoint(x, y);
      const isCovered = found instanceof HTMLElement && isNotification(found);
      return isCovered ? [control.textContent || control.outerHTML] : [];
    });
  });
}

/** Opens the enquiries and makes an export fail; returns its notification, which stays until it is closed. */
async function showError(page: Page, product: RunningProduct): Promise<Locator> {
  await signIn(page, product, '/admin/consultas');
  await page.route('**/api/enquiries/export*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const notification = page.getByRole('alert').filter({ hasText: 'Error al exportar consultas' });
  await expect(notification).toBeVisible();
  return notification;
}

test('a notification covers no control of any screen', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('500');
  const notification = await showError(page, product);

  for (const screen of ['productos', 'servicios', 'consultas', 'ajustes']) {
    await page.getByRole('complementary').locator(`a[href="/admin/${screen}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${screen}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(notification).toBeVisible();
      expect(await coveredControls(page), `${screen} at ${width} px`).toEqual([]);
    }
  }
});

test('a notification with an action is low and whole at every width', async ({ page, product }) => {
  await signIn(page, product, '/admin/servicios');
  for (const width of [390, 620, ...WIDTHS.slice(1)]) {
    await page.setViewportSize({ width, height: 900 });
    // Deleted only when the notification ends, which «Deshacer» prevents.
    await page
      .getByRole('button', { name: /^Eliminar «/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar servicio' }).click();
    const notification = page.getByRole('status').filter({ hasText: 'Se eliminará' });
    const undo = notification.getByRole('button', { name: 'Deshacer' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    const { x = -1, width: own = 0, height = 0 } = (await notification.boundingBox()) ?? {};
    expect(x, `left edge at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(x + own, `right edge at ${width} px`).toBeLessThanOrEqual(width);
    expect(height, `height at ${width} px`).toBeLessThan(200);
    // On a phone the notice covers the breadcrumb, which the menu repeats.
    const covered = (await coveredControls(page)).filter((name) => name !== 'Dashboard');
    expect(covered, `controls at ${width} px`).toEqual([]);
    await undo.click();
    await expect(notification).toBeHidden();
  }
});

test('a notification covers no control of a tall dialog', async ({
  page,
  product,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('500');
  const notification = await showError(page, product);
  await page.getByRole('button', { name: 'Registrar chat o llamada' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
  for (const width of WIDTHS) {
    for (const height of [640, 900]) {
      await page.setViewportSize({ width, height });
      await expect(close).toBeInViewport({ ratio: 1 });
      const place = `${width} × ${height} px`;
      const [above, below] = [await notification.boundingBox(), await close.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0), place).toBeLessThanOrEqual(below?.y ?? 0);
    }
  }
});
