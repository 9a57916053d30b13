import { observatoryScore } from '../support/observatory-score.ts';
import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const A_PLUS = 100;
/** Headers that disclose the software. */
const DISCLOSING_HEADERS = ['server', 'x-powered-by', 'via', 'x-generator'];

test('every page and response scores A+ under the rules of the HTTP Observatory', async ({
  request,
}) => {
  const others = ['/admin', '/admin/consultas', '/vista-previa', '/no-existe', '/api/enquiries'];
  for (const address of [...FIXED_ROUTES, ...others, '/uploads/no-existe.webp']) {
    const response = await request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    expect(
      observatoryScore({ headers, html: await response.text() }),
      address,
    ).toBeGreaterThanOrEqual(A_PLUS);
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(
      DISCLOSING_HEADERS.filter((name) => name in headers),
      address,
    ).toEqual([]);
    expect(await response.text(), address).not.toContain('name="generator"');
  }
});

test('staff pages are not indexed, and staff responses are not cached', async ({ request }) => {
  for (const address of ['/admin', '/admin/consultas/1', '/vista-previa']) {
    expect((await request.get(address)).headers()['x-robots-tag'], address).toBe('noindex');
  }
  const refused = await request.get('/api/overview');
  expect(refused.headers()['cache-control']).toBe('no-store');
});

test('the content security policy blocks injected scripts', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push('Content Security Policy', 'script-src', '404');
  await page.goto('/contacto');
  await page.evaluate(() => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = '<img src="/no-existe.png" onerror="window.wasRun = true">';
    const script = document.createElement('script');
    script.text = 'window.wasRun = true';
    place.append(script);
  });
  expect(await page.evaluate('window.wasRun')).toBeUndefined();
});

test('scripts of the CMS panel are compressed, and responses of its API are not', async ({
  product,
  request,
}) => {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  const html = await (await request.get(`${product.cmsUrl}/admin/`)).text();
  const [, script] = /<script[^>]* src="([^"]+\.js)"/.exec(html) ?? [];
  const asset = await request.get(`${product.cmsUrl}${script}`, { headers });
  expect(asset.headers()).toMatchObject({ 'content-encoding': 'br' });
  expect(asset.headers()['vary']).toContain('Accept-Encoding');
  const plain = await request.get(`${product.cmsUrl}${script}`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(plain.headers()).not.toHaveProperty('content-encoding');
  expect(await plain.text()).toBe(await asset.text());
  const response = await request.get(`${product.cmsUrl}/admin/init`, { headers });
  expect(response.headers()).not.toHaveProperty('content-encoding');
});
