import { blankPublishedName } from '../support/blank-published-name.ts';
import { openInPanel, signInToPanel } from '../support/sign-in-to-panel.ts';
import { expect, expectLive, test, UNTIL_LIVE } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const ENQUIRY = 'api::enquiry.enquiry';

/** Our side panels of an entry that is shown on the site. */
const PANELS = ['¿Ya está en línea?', 'Antes de publicar', 'Programación', 'Historial', 'Usado en'];

test('an entry that is not shown on the site has no publishing panels', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT);
  if (!entry) throw new Error('missing in the demo content: products');
  const { documentId } = entry;
  await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.administrador);
  const panels = page.getByRole('complementary').getByRole('heading', { level: 2 });
  const publishingPanels = async () =>
    (await panels.allTextContents()).filter((title) => PANELS.includes(title));
  await expect.poll(publishingPanels).toEqual(PANELS);

  await page.goto(`${product.cmsUrl}/admin/content-manager/collection-types/${ENQUIRY}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByLabel('Folio')).toHaveValue(/./);
  expect(await publishingPanels()).toEqual([]);
});

test('the home page of the panel shows the state of the site, publishes, and restores an earlier release', async ({
  page,
  cms,
  product,
  request,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[featured][$eq]': 'true' });
  if (!entry) throw new Error('missing in the demo content: featured products');
  const before = String(entry.name);
  await signInToPanel(page, product);
  const widget = page.getByRole('region', { name: 'Tu sitio' });
  // Earlier publications must have finished: their release could contain the mistake.
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
  await cms.publish(PRODUCT, entry.documentId, { name: 'Nombre que no debía salir' });
  const home = product.siteUrl;
  await expectLive(request, home, (html) => html.includes('Nombre que no debía'), 'the mistake');
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
  const releases = widget.getByRole('list', { name: 'Últimas publicaciones' });
  await expect(releases.getByRole('listitem').first()).toContainText('En línea');

  await releases
    .getByRole('button', { name: /^Regresar a esta publicación/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Regresar', exact: true }).click();
  await expectLive(request, home, (html) => !html.includes('Nombre que no debía'), 'the release');

  await cms.publish(PRODUCT, entry.documentId, { name: before });
  await expectLive(request, home, (html) => html.includes(before), 'the previous name');

  await widget.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(widget.getByText('Publicando…')).toBeVisible();
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);

  // A rebuild from empty caches takes minutes on a busy machine, so only the request is checked.
  const requests: unknown[] = [];
  await page.route('**/publication-panel/publish', async (route) => {
    requests.push(route.request().postDataJSON());
    await route.abort();
  });
  await widget.getByRole('button', { name: 'Publicar desde cero' }).click();
  const confirmation = page.getByRole('alertdialog', { name: '¿Publicar el sitio desde cero?' });
  await expect(confirmation).toContainText('Tarda un minuto o más');
  await confirmation.getByRole('button', { name: 'Publicar desde cero' }).click();
  await expect(page.getByText('El publicador no respondió.')).toBeVisible();
  expect(requests).toEqual([{ fromScratch: true }]);
});

test('an entry that cannot be published is reported, keeps its last valid version, and blocks nothing else', async ({
  page,
  cms,
  product,
  request,
}) => {
  test.slow();
  const [category] = await cms.list('api::product-category.product-category');
  const data = { name: 'Cajón de prueba', slug: 'cajon-de-prueba', description: 'Guarda monedas.' };
  const relation = { category: { connect: [{ documentId: category?.documentId }] } };
  const { documentId } = await cms.create(PRODUCT, { ...data, ...relation, price: 990 });
  const address = `${product.siteUrl}/productos/${data.slug}`;
  const widget = page.getByRole('region', { name: 'Tu sitio' });
  try {
    await cms.publish(PRODUCT, documentId);
    await expectLive(request, address, (html) => html.includes(data.name), 'the product');

    await blankPublishedName(product, documentId);
    await signInToPanel(page, product);
    await widget.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(widget.getByText(/, menos una entrada$/)).toBeVisible(UNTIL_LIVE);
    await expect(widget.getByText(/El sitio muestra la versión anterior.*nombre/)).toBeVisible();
    expect(await (await request.get(address)).text()).toContain(data.name);

    await widget.getByRole('link', { name: /^Corregir la entrada/ }).click();
    await expect(page).toHaveURL(new RegExp(documentId));
    const badges = page.getByRole('main').getByRole('status');
    // The first one is that of the entry, the next ones are those of its relations.
    const published = page.getByRole('main').locator('[data-status="published"]').first();
    await expect(badges.filter({ hasText: /^Publicado, aún no en línea$/ })).toBeVisible();
    await expect(published).toBeHidden();
    await cms.publish(PRODUCT, documentId, { name: 'Cajón corregido' });
    await expectLive(
      request,
      address,
      (html) => html.includes('Cajón corregido'),
      'the corrected name',
    );
    await expect(published).toBeVisible(UNTIL_LIVE);
    await page.goto(`${product.cmsUrl}/admin`);
    await expect(widget.getByText(/^En línea desde [^,]*$/)).toBeVisible(UNTIL_LIVE);
  } finally {
    await cms.unpublish(PRODUCT, documentId);
    await cms.remove(PRODUCT, documentId);
  }
});
