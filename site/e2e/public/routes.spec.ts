import { PAGE_SECTIONS } from '@tequiora/cms/contracts/pages.ts';
import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test.slow();

test('every route responds with 200 and no redirect to a trailing slash', async ({ request }) => {
  for (const route of FIXED_ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
  }
});

test('every page has the sections that links may lead to', async ({ request }) => {
  for (const [path, sections] of Object.entries(PAGE_SECTIONS)) {
    const html = await (await request.get(path)).text();
    for (const id of Object.keys(sections)) expect.soft(html, path).toContain(` id="${id}"`);
  }
});

test('every URL of the sitemap responds with 200', async ({ request, product }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const sitemap = /<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '';
  const xml = await (await request.get(new URL(sitemap).pathname)).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  expect(paths.length).toBeGreaterThan(FIXED_ROUTES.length);
  for (const path of paths) {
    const response = await request.get(`${product.siteUrl}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedConsoleErrors: ['404'] });

  test('responds with 404, shows a message and redirects the visitor to the home page after 10 s', async ({
    page,
    request,
  }) => {
    expect((await request.get('/no-existe')).status()).toBe(404);
    await page.clock.install();
    await page.goto('/no-existe');
    await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('Te llevamos al inicio en 10 s.');
    await page.clock.runFor(11_000);
    await expect(page).toHaveURL(/\/$/);
  });

  test('lets the visitor cancel the redirect', async ({ page }) => {
    await page.clock.install();
    await page.goto('/no-existe');
    await page.getByRole('button', { name: 'Quedarme aquí' }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.clock.runFor(30_000);
    await expect(page).toHaveURL(/no-existe$/);
  });
});
