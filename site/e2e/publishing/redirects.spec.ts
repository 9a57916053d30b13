import { waitForHydration } from '../support/open-hydrated.ts';
import { openInPanel } from '../support/sign-in-to-panel.ts';
import { allowPublications, expect, test, UNTIL_LIVE } from '../support/test.ts';

test.slow();

const PRODUCT = 'api::product.product';

test('a changed slug is announced before publishing, and the old URL redirects afterwards', async ({
  page,
  cms,
  product,
  request,
  expectedConsoleErrors,
}) => {
  allowPublications();
  const [entry] = await cms.list(PRODUCT, { '[featured][$ne]': 'true' });
  if (!entry) throw new Error('missing in the demo content: products');
  const before = `/productos/${String(entry.slug)}`;
  const after = `${before}-renovado`;
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });

  const panel = page.getByRole('complementary').filter({ hasText: 'Antes de publicar' });
  await expect(panel.getByText('La dirección cambiará')).toHaveCount(0);
  await page.getByLabel(/^Dirección en el sitio/).fill(`${String(entry.slug)}-renovado`);
  await expect(
    panel.getByText(
      `La dirección cambiará de ${before} a ${after}; la anterior llevará a la nueva.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(panel.getByText('La dirección cambiará')).toHaveCount(0);

  const oldUrl = `${product.siteUrl}${before}?utm_source=boletin`;
  await expect
    .poll(async () => (await request.get(oldUrl, { maxRedirects: 0 })).status(), UNTIL_LIVE)
    .toBe(301);
  const response = await request.get(oldUrl, { maxRedirects: 0 });
  expect(response.headers().location).toBe(`${after}?utm_source=boletin`);
  await page.goto(oldUrl);
  await expect(page).toHaveURL(`${product.siteUrl}${after}?utm_source=boletin`);
  await expect(page.getByRole('heading', { level: 1, name: String(entry.name) })).toBeVisible();
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(`${before}<`);

  // The redirect also works for client-side navigation by Gatsby's router.
  expectedConsoleErrors.push('404');
  await waitForHydration(page);
  await page.evaluate((address) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
  }, before);
  await expect(page).toHaveURL(`${product.siteUrl}${after}`);

  await cms.publish(PRODUCT, entry.documentId, { slug: entry.slug });
  await expect
    .poll(async () => (await request.get(oldUrl, { maxRedirects: 0 })).status(), UNTIL_LIVE)
    .toBe(200);
});

test('a description that is too long for search engines gives a warning while typing and does not block publishing', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[featured][$ne]': 'true' });
  if (!entry) throw new Error('missing in the demo content: products');
  await openInPanel(page, product, { uid: PRODUCT, documentId: entry.documentId });
  const panel = page.getByRole('complementary').filter({ hasText: 'Antes de publicar' });
  await expect(panel.getByRole('status')).toBeVisible();
  await page.getByLabel('Descripción para buscadores').fill('a'.repeat(165));
  await expect(panel.getByText(/es larga para los buscadores: son 165 caracteres/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled();
});
