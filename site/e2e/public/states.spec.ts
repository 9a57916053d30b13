import { delayScripts, openHydrated } from '../support/open-hydrated.ts';
import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test('clicks before hydration are replayed after it', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Soluciones destacadas' });
  await hero.getByRole('button', { name: 'Siguiente' }).click();
  await hero.getByRole('button', { name: 'Siguiente' }).click();
  await expect(hero.getByRole('group', { name: '1 de 4' })).toBeVisible();
  release();
  await expect(hero.getByRole('group', { name: '3 de 4' })).toBeVisible();
});

test('a laptop shows the whole hero, also below an announcement of one line', async ({ page }) => {
  const announcement = 44;
  const laptop = { width: 1366, height: 768 };
  await page.setViewportSize({ ...laptop, height: laptop.height - announcement });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Soluciones destacadas' });
  await expect(hero.getByRole('button', { name: 'Siguiente' })).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, content and links', async ({ page }) => {
    for (const route of FIXED_ROUTES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      // Sections have no text until the browser found out that they are in the viewport.
      const length = async () => (await page.getByRole('main').innerText()).length;
      await expect.poll(length, route).toBeGreaterThan(80);
      const footer = page.getByRole('navigation', { name: 'Enlaces rápidos' });
      const link = footer.getByRole('link', { name: 'Servicios' });
      await expect(link, route).toHaveAttribute('href', '/servicios');
    }
  });

  test('the mobile menu opens and its links work', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await menu.getByRole('link', { name: 'Portafolio' }).click();
    await expect(page).toHaveURL(/\/portafolio$/);
  });

  test('a case and a product have pages of their own', async ({ page }) => {
    await page.goto('/portafolio');
    await page.locator('[data-case]').first().click();
    await expect(page).toHaveURL(/\/portafolio\/.+/);
    await expect(page.getByRole('heading', { name: 'Problema' })).toBeVisible();
    await page.goto('/productos');
    await page.locator('main a[href^="/productos/"]:not([href*="/tequiora-"])').first().click();
    await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('the first tab stop skips to the content, the next ones are the navigation links', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /inicio$/ })).toBeFocused();
    const names = ['Inicio', 'Productos', 'Servicios', 'Portafolio', 'Sobre Nosotros', 'Contacto'];
    const bar = page.getByRole('banner');
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('link', { name, exact: true })).toBeFocused();
    }
  });

  test('the skip link leads to the hero controls, and the arrow keys change the slide', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const hero = page.getByRole('region', { name: 'Soluciones destacadas' });
    const pause = hero.getByRole('button', { name: /rotación$/ });
    for (let stops = 0; stops < 12; stops += 1) {
      await page.keyboard.press('Tab');
      if (await pause.evaluate((button) => button === document.activeElement)) break;
    }
    await expect(pause).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(hero.getByRole('group', { name: '2 de 4' })).toBeVisible();
    await expect(hero.getByRole('group', { name: '1 de 4' })).toBeHidden();
  });

  test('Escape closes a case and returns the focus to its card', async ({ page }) => {
    await openHydrated(page, '/portafolio');
    const card = page.locator('[data-case]').nth(1);
    await card.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page).toHaveURL(/\/portafolio\/.+/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(page).toHaveURL(/\/portafolio$/);
  });
});
