import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('every route answers 200 without a redirect to a slash', async ({ request }) => {
  for (const route of FIXED_ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
  }
});

test('every address of the sitemap answers', async ({ request, product }) => {
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

test('an unknown path answers 404 and takes the visitor to the start', async ({
  page,
  request,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('404');
  expect((await request.get('/no-existe')).status()).toBe(404);
  await page.goto('/no-existe');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Esta página no existe')).toBeVisible();
});

test('public pages ask no other origin for anything', async ({ page, product }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.siteUrl) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  for (const route of FIXED_ROUTES) await page.goto(route, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});
