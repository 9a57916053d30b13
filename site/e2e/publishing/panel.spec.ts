import type { Page } from '@playwright/test';
import { signInToPanel } from '../support/cms-panel.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, expectLive, test, UNTIL_LIVE } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const HOME = 'api::home-page.home-page';

function openEntry(page: Page, product: RunningProduct, documentId: string) {
  const place = `/admin/content-manager/collection-types/${PRODUCT}/${documentId}`;
  return page.goto(`${product.cmsUrl}${place}`);
}

test('beside an entry staff read whether visitors see it, from the click on', async ({
  page,
  cms,
  product,
  request,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[featured][$eq]': 'true' });
  if (!entry) throw new Error('the demo content has featured products');
  await signInToPanel(page, product);
  await openEntry(page, product, entry.documentId);
  const panel = page.getByRole('complementary').filter({ hasText: '¿Ya está en línea?' });
  await expect(panel.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);

  await page.getByLabel('Nombre').fill('Producto que estrena nombre');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(panel.getByText(/^(En espera|Publicando…)$/)).toBeVisible();
  await expect(panel.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
  // It must not say so before it is true.
  const html = await (await request.get(`${product.siteUrl}/productos`)).text();
  expect(html).toContain('Producto que estrena nombre');
});

test('the home page tells the state of the site, publishes, and goes back to an earlier release', async ({
  page,
  cms,
  product,
  request,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[featured][$eq]': 'true' });
  if (!entry) throw new Error('the demo content has featured products');
  const before = String(entry.name);
  await cms.publish(PRODUCT, entry.documentId, { name: 'Nombre que no debía salir' });
  const home = product.siteUrl;
  await expectLive(request, home, (html) => html.includes('Nombre que no debía'), 'the mistake');

  await signInToPanel(page, product);
  const widget = page
    .getByRole('region', { name: 'Tu sitio' })
    .or(page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tu sitio' }) }));
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
  const releases = widget.getByRole('list', { name: 'Últimas publicaciones' });
  await expect(releases.getByRole('listitem').first()).toContainText('En línea');

  await releases
    .getByRole('button', { name: /^Regresar a la publicación/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Regresar', exact: true }).click();
  await expectLive(request, home, (html) => !html.includes('Nombre que no debía'), 'the release');

  await cms.publish(PRODUCT, entry.documentId, { name: before });
  await expectLive(request, home, (html) => html.includes(before), 'the name of before');

  await widget.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(widget.getByText('Publicando…')).toBeVisible();
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
});

test('a failure says what is wrong, and leads to the entry that has to be mended', async ({
  page,
  cms,
  product,
}) => {
  // Two builds, one of which fails.
  test.slow();
  const { callToAction } = (await cms.readSingle(HOME)) as unknown as {
    callToAction: { primaryCta: object };
  };
  const { primaryCta } = callToAction;
  // A page that is not there is refused at once; what is on a page, only its build knows.
  const broken = { ...primaryCta, target: 'enlace', href: '/productos#no-existe' };
  await cms.publishSingle(HOME, { callToAction: { ...callToAction, primaryCta: broken } });
  const widget = page.getByRole('region', { name: 'Tu sitio' });
  try {
    await signInToPanel(page, product);
    const failure = widget.getByText(/^Falló: Página de inicio: .*no hay nada con ese nombre/);
    await expect(failure).toBeVisible(UNTIL_LIVE);
    await widget.getByRole('link', { name: 'Abrir la entrada «Página de inicio»' }).click();
    await expect(page).toHaveURL(`${product.cmsUrl}/admin/content-manager/single-types/${HOME}`);
  } finally {
    await cms.publishSingle(HOME, { callToAction });
  }
  await page.goto(`${product.cmsUrl}/admin`);
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
  await expect(widget.getByRole('link', { name: /^Abrir la entrada/ })).toHaveCount(0);
});
