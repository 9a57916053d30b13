import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const panels = (page: Page) => page.locator('[data-panel]').filter({ visible: true });

/** Expects that the details of this package, and no other, are visible. */
async function expectShown(page: Page, name: string, within?: { timeout: number }): Promise<void> {
  await expect(panels(page).getByRole('heading', { level: 3 })).toHaveText([name], within);
}

test.describe('web packages', () => {
  test('the panel follows the pointer, arrow keys and clicks', async ({ page }) => {
    await page.goto('/servicios');
    await expectShown(page, 'Sitio de negocio');

    await page.getByText('Tienda en línea', { exact: true }).first().scrollIntoViewIfNeeded();
    // The scripts start with the first user interaction, or after `load`.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.locator('[data-option="2"]').hover();
      await expectShown(page, 'Tienda en línea', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });

    await page.getByRole('radio', { name: 'Tienda en línea' }).press('ArrowRight');
    await expectShown(page, 'Plataforma a la medida');

    await page.locator('[data-option="0"]').click();
    await expectShown(page, 'Página de presentación');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('selecting an option still shows its panel', async ({ page }) => {
      await page.goto('/servicios');
      await expectShown(page, 'Sitio de negocio');
      await page.getByRole('radio', { name: 'Tienda en línea' }).check({ force: true });
      await expectShown(page, 'Tienda en línea');
    });

    test('the URL of a service opens it', async ({ page }) => {
      await page.goto('/servicios#mantenimiento-y-soporte');
      await expect(page.getByText('Respaldo diario fuera de tu local')).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('the selected card is centred, and the page does not scroll horizontally', async ({
      page,
    }) => {
      await page.goto('/servicios');
      await page.locator('#paquetes').scrollIntoViewIfNeeded();
      await page.getByRole('radio', { name: 'Tienda en línea' }).focus();
      await expectShown(page, 'Tienda en línea');
      const middle = () =>
        page
          .locator('[data-option="2"]')
          .evaluate((card) => Math.round(card.getBoundingClientRect().x + card.clientWidth / 2));
      await expect.poll(async () => Math.abs((await middle()) - 195)).toBeLessThan(8);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
    });
  });
});

test('the URL of a service opens it and scrolls it into view', async ({ page }) => {
  await page.goto('/servicios#mantenimiento-y-soporte');
  const service = page.locator('details#mantenimiento-y-soporte');
  await expect(service).toHaveAttribute('open', '');
  await expect(service).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('the company timeline scrolls by keyboard and with its buttons', async ({ page }) => {
  await page.goto('/sobre-nosotros');
  const rail = page.getByRole('region', { name: 'Línea del tiempo' });
  const place = () => rail.evaluate((element) => element.scrollLeft);
  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(0);
  const before = await place();
  await page.getByRole('button', { name: 'Años siguientes' }).click();
  await expect.poll(place).toBeGreaterThan(before + 200);
});
