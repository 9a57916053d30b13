import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { COMPOSED_ROUTE } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.slow();

/** What Google counts as good is 0.1, over the whole visit. */
const LIMIT = 0.05;
const ROUTES = ['/', '/productos', '/servicios', '/sobre-nosotros', COMPOSED_ROUTE];
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];

type Observing = { layoutShift: number };

/** Runs as an init script, on a first visit: adds up the layout shifts that no visitor caused. */
function observeLayoutShifts(): void {
  localStorage.clear();
  const page = window as unknown as Observing;
  page.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      page.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until texts in the web fonts are painted. */
async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fonts = [...document.fonts].filter(({ family }) => family.includes('Variable'));
    return fonts.length === 2 && fonts.every(({ status }) => status === 'loaded');
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

test('pages keep their layout when the web fonts arrive late', async ({ page }) => {
  await page.addInitScript(observeLayoutShifts);
  await page.route('**/*.woff2', async (route) => {
    await delay(300);
    await route.continue();
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const route of ROUTES) {
      await page.goto(route, { waitUntil: 'load' });
      await waitForFonts(page);
      const shift = await page.evaluate(() => (window as unknown as Observing).layoutShift);
      expect(shift, `${route} at ${size.width} px`).toBeLessThan(LIMIT);
    }
  }
});
