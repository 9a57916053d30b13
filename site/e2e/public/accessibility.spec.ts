import type { Page } from '@playwright/test';
import { FIRST_VIEW } from '../../src/lib/whole-page.ts';
import { waitForContactForm } from '../support/contact-form.ts';
import {
  atEachWidth,
  expectNoViolations,
  expectNoViolationsAtEachWidth,
} from '../support/expect-no-violations.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { CASE_ROUTE, COMPOSED_ROUTE, FIXED_ROUTES, SYSTEM_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

async function checkSlides(page: Page): Promise<void> {
  const hero = page.getByRole('region', { name: 'Soluciones destacadas' });
  await atEachWidth(page, async () => {
    for (const position of [1, 2, 3, 4]) {
      const slide = hero.getByRole('group', { name: `${position} de 4` });
      await expect(slide).toBeVisible();
      await expect(slide).toHaveCSS('opacity', '1');
      await expectNoViolations(page, '[aria-label="Soluciones destacadas"]');
      await hero
        .locator('[data-dock] button:not([aria-label])')
        .nth(position % 4)
        .click();
    }
  });
}

async function checkMobileMenu(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Portafolio' })).toBeVisible();
  await expectNoViolations(page);
}

/** Selects the second flagship product: a tab on desktops, part of an accordion on phones. */
async function checkFlagships(page: Page): Promise<void> {
  const options = page.locator('[id^="opcion-"]');
  const tab = options.and(page.getByRole('tab')).nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page, 'section:has([id^="opcion-"])');
  await page.setViewportSize(PHONE);
  const button = options.and(page.getByRole('button')).nth(1);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page, 'section:has([id^="opcion-"])');
}

async function checkSearchWithoutResults(page: Page): Promise<void> {
  await page.getByRole('search').getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No se encontraron productos')).toBeVisible();
  await expectNoViolationsAtEachWidth(page, 'section:has([role="search"])');
}

/** States that visitors reach by using a page; each check goes on where the one before it stopped. */
const STATES: Partial<Record<string, ((page: Page) => Promise<void>)[]>> = {
  '/': [checkSlides, checkMobileMenu],
  '/productos': [checkFlagships, checkSearchWithoutResults],
  '/servicios': [
    async function checkPackage(page) {
      const option = page.getByRole('radio').nth(3);
      await option.focus();
      await page.keyboard.press('Space');
      await expect(option).toBeChecked();
      await expectNoViolationsAtEachWidth(page, 'section:has([role="radio"], [type="radio"])');
    },
  ],
  '/portafolio': [
    async function checkFilter(page) {
      const filter = page.getByRole('radiogroup', { name: 'Filtrar por giro' });
      const option = filter.getByRole('radio').nth(1);
      await option.focus();
      await page.keyboard.press('Space');
      await expect(option).toBeChecked();
      await expectNoViolationsAtEachWidth(page, 'main');
    },
    async function checkOpenCase(page) {
      await page.locator('[data-case]').first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
      await expectNoViolationsAtEachWidth(page);
    },
  ],
  '/contacto': [
    async function checkErrors(page) {
      await waitForContactForm(page);
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
      await expectNoViolationsAtEachWidth(page, 'main form');
    },
  ],
  '/blog': [
    async function checkNewsletterError(page) {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: 'Suscribirse' }).click();
      await expect(footer.getByText('Por favor ingresa un email válido')).toBeVisible();
      await expectNoViolationsAtEachWidth(page, 'footer');
    },
  ],
};

for (const route of [...FIXED_ROUTES, COMPOSED_ROUTE, ...SYSTEM_ROUTES, CASE_ROUTE]) {
  test(`${route} has no axe violations, before and after visitors use it`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolationsAtEachWidth(page);
    await openHydrated(page, route);
    for (const check of STATES[route] ?? []) await check(page);
  });
}

test.describe('content that fades in', () => {
  // A small laptop at a zoom of 300 %.
  test.use({
    viewport: { width: 455, height: 217 },
    contextOptions: { reducedMotion: 'no-preference' },
  });

  /** Opens the home page and scrolls a little; returns the cards, which wait below the viewport. */
  async function waitingCards(page: Page) {
    await openHydrated(page, '/');
    const cards = page.locator('section:has(#especialidades) [data-reveal]');
    // Cards that are not yet hydrated miss a scroll.
    const scroll = async () => {
      await page.evaluate(() => window.scrollBy(0, 5));
      return cards.count();
    };
    await expect.poll(scroll).toBe(1);
    await expect(cards).toHaveCSS('opacity', '0');
    return cards;
  }

  test('is shown when it enters, also if it is taller than several viewports', async ({ page }) => {
    const cards = await waitingCards(page);
    await cards.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(cards).toHaveCSS('opacity', '1');
  });

  test('is printed before it enters', async ({ page }) => {
    const cards = await waitingCards(page);
    await page.emulateMedia({ media: 'print' });
    await expect(cards).toHaveCSS('opacity', '1');
  });
});

test.describe('before the scripts have laid out the page', () => {
  test.use({ javaScriptEnabled: false });

  test('paper begins with the product and leaves out what is for the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/productos/terminal-istmo-15');
    // As until the fonts of the first view have arrived.
    await page.locator('html').evaluate((html, name) => html.setAttribute(name, ''), FIRST_VIEW);
    const promise = page.getByText('Capacitación con tus datos');
    await expect(promise).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(promise).toBeVisible();
    await expect(page.getByRole('heading', { name: 'También te puede servir' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Solicitar información' }).first()).toBeHidden();
    const sections = page.locator('main > section:visible');
    const styles = await sections.evaluateAll((elements) =>
      elements.map((element) => {
        const { paddingTop, breakInside, minHeight } = getComputedStyle(element);
        return [paddingTop, breakInside, minHeight].join(' ');
      }),
    );
    expect(new Set(styles)).toEqual(new Set(['0px auto 0px']));
  });
});

for (const [path, sheets] of [
  ['/contacto', 1],
  ['/productos/terminal-istmo-15', 2],
  ['/servicios', 7],
] as const) {
  test(`${path} is printed on no more than ${sheets} sheets`, async ({ page }) => {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
  });
}
