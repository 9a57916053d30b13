import type { CDPSession, Page } from '@playwright/test';
import { delayScripts, waitForHydration } from '../support/open-hydrated.ts';
import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

type Navigation = PerformanceNavigationTiming & {
  deliveryType?: string;
  notRestoredReasons?: { reasons: { reason: string }[] } | null;
};

// Otherwise the browser gives no reasons.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const readNavigation = (page: Page) =>
  page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as Navigation[];
    return {
      deliveryType: load?.deliveryType,
      reasons: load?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [],
    };
  });

/** Returns the pages that the browser has fetched before they were opened. */
async function recordPrefetches(page: Page): Promise<Set<string>> {
  const fetched = new Set<string>();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.add(new URL(prefetchUrl).pathname);
  });
  return fetched;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('the page of a link under the pointer is fetched before it is opened', async ({ page }) => {
  await delayScripts(page);
  const fetched = await recordPrefetches(page);
  await page.goto('/');
  // Sections that are laid out later move the link away from the pointer.
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  await footerLink(page, 'Portafolio').hover();
  await expect.poll(() => [...fetched]).toEqual(['/portafolio']);
  await footerLink(page, 'Portafolio').click();
  await expect(page).toHaveURL(/\/portafolio$/);
  expect((await readNavigation(page)).deliveryType).toBe('navigational-prefetch');
});

test('links to other programs, files and other tabs fetch nothing', async ({ page }) => {
  await delayScripts(page);
  const fetched = await recordPrefetches(page);
  await page.goto('/');
  await page.evaluate(() => {
    const others = [
      '/admin',
      '/admin/consultas',
      '/api/overview',
      '/uploads/a.pdf',
      '/vista-previa',
    ];
    const place = document.createElement('nav');
    place.ariaLabel = 'Prueba';
    place.style.cssText = 'position:fixed;inset:0;z-index:99;background:white';
    place.innerHTML = [
      ...others.map((address) => `<p><a href="${address}">${address}</a></p>`),
      // The page has other links to these pages without the query.
      '<p><a href="/blog?otra" target="_blank">Otra pestaña</a></p>',
      '<p><a href="/contacto?archivo" download>Descarga</a></p>',
      '<p><a href="/servicios">Página</a></p>',
    ].join('');
    document.body.append(place);
  });
  const links = page.getByRole('navigation', { name: 'Prueba' }).getByRole('link');
  for (const link of await links.all()) {
    await link.hover();
    // Longer than the browser waits. The last link is one of a page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
  await expect.poll(() => [...fetched]).toEqual(['/servicios']);
});

test('hydrated links fetch the data of their pages instead of the pages', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  await waitForHydration(page);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

for (const route of FIXED_ROUTES.filter((path) => !path.startsWith('/admin'))) {
  test(`nothing on ${route} keeps it out of the back/forward cache`, async ({ page }) => {
    await page.goto(route);
    await waitForHydration(page);
    await page.goto('/sitemap-index.xml');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    // The headless browser itself has no such cache, and says so of every page.
    expect((await readNavigation(page)).reasons).toEqual(['masked']);
  });
}
