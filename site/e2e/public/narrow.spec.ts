import type { Page } from '@playwright/test';
import { openHydrated } from '../support/open-hydrated.ts';
import { CASE_ROUTE, COMPOSED_ROUTE, FIXED_ROUTES, SYSTEM_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.slow();

const ROUTES = [
  ...FIXED_ROUTES,
  ...SYSTEM_ROUTES,
  '/productos/terminal-istmo-15',
  CASE_ROUTE,
  COMPOSED_ROUTE,
  '/no-existe',
];

/** Lays out the sections below the viewport, too. */
const EVERYTHING = '*, *::before, *::after { content-visibility: visible !important }';

test.use({ viewport: { width: 320, height: 800 }, expectedConsoleErrors: ['404'] });

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' });
  await page.addStyleTag({ content: EVERYTHING });
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Returns the texts of the page that make it scroll sideways when each is one long word. */
function findOverflowingTexts(): string[] {
  const word = 'Anticonstitucionalmente'.repeat(9).slice(0, 200);
  const root = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.flatMap((node) => {
    const text = node.data;
    const isShown = text.trim().length > 1 && !node.parentElement?.closest('script, style, button');
    // An amount, or the size of a file, is never a word.
    if (!isShown || /^\W*(PDF, |\$)?[\d.,]+( [kM]B)?\W*$/.test(text)) return [];
    node.data = word;
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    node.data = text;
    return isWide ? [text.trim()] : [];
  });
}

test('no text of a page makes it scroll sideways, even if it is a word of 200 letters', async ({
  page,
}) => {
  for (const route of ROUTES) {
    await open(page, route);
    expect(await page.evaluate(findOverflowingTexts), route).toEqual([]);
  }
});

test('no page scrolls sideways with the largest letters of the browser settings', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const size of [24, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    for (const route of ROUTES) {
      await open(page, route);
      expect(await pageWidth(page), `${route} at ${size} px`).toBe(320);
    }
  }
});

test('the header with the link to a list fits, also with larger letters', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const lines = [{ slug: 'terminal-istmo-15', name: 'Terminal', quantity: 1 }];
    localStorage.setItem('tequiora:lista', JSON.stringify(lines));
  });
  const session = await context.newCDPSession(page);
  for (const [width, size] of [
    [320, 16],
    [360, 16],
    [375, 16],
    [320, 24],
    [390, 24],
    [320, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await openHydrated(page, '/mi-lista');
    await expect(page.getByRole('link', { name: /^Mi lista, 1 producto/ })).toBeVisible();
    expect(await pageWidth(page), `${width} px, letters of ${size} px`).toBe(width);
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeInViewport({ ratio: 1 });
  }
});
