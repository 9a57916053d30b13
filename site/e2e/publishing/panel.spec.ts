import { blankPublishedName } from '../support/blank-published-name.ts';
import { openInPanel, signInToPanel } from '../support/cms-panel.ts';
import { expect, expectLive, test, UNTIL_LIVE } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const ENQUIRY = 'api::enquiry.enquiry';

/** What we put beside an entry that visitors see. */
const PANELS = ['¿Ya está en línea?', 'Antes de publicar', 'Programación', 'Historial', 'Usado en'];

test('what is not on the site has nothing beside it about publishing', async ({
  page,
  cms,
  product,
}) => {
  const [entry] = await cms.list(PRODUCT);
  if (!entry) throw new Error('the demo content has products');
  const { documentId } = entry;
  await openInPanel(page, product, { uid: PRODUCT, documentId }, product.staff.administrador);
  const panels = page.getByRole('complementary').getByRole('heading', { level: 2 });
  const ours = async () =>
    (await panels.allTextContents()).filter((title) => PANELS.includes(title));
  await expect.poll(ours).toEqual(PANELS);

  await page.goto(`${product.cmsUrl}/admin/content-manager/collection-types/${ENQUIRY}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByLabel('Folio')).toHaveValue(/./);
  expect(await ours()).toEqual([]);
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
  await signInToPanel(page, product);
  const widget = page.getByRole('region', { name: 'Tu sitio' });
  // What was published before has to be over: its release could have the mistake in it.
  await expect(widget.getByText(/^En línea desde \d/)).toBeVisible(UNTIL_LIVE);
  await cms.publish(PRODUCT, entry.documentId, { name: 'Nombre que no debía salir' });
  const home = product.siteUrl;
  await expectLive(request, home, (html) => html.includes('Nombre que no debía'), 'the mistake');
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

  // A build from empty caches takes minutes on a busy machine: what is asked for is enough here.
  const orders: unknown[] = [];
  await page.route('**/publication-panel/publish', async (route) => {
    orders.push(route.request().postDataJSON());
    await route.abort();
  });
  await widget.getByRole('button', { name: 'Publicar desde cero' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Publicar el sitio desde cero?' });
  await expect(question).toContainText('Tarda un minuto o más');
  await question.getByRole('button', { name: 'Publicar desde cero' }).click();
  await expect(page.getByText('El publicador no respondió.')).toBeVisible();
  expect(orders).toEqual([{ fromScratch: true }]);
});

test('an entry that cannot be published is named, keeps its last good version, and stops nothing', async ({
  page,
  cms,
  product,
  request,
}) => {
  // Three publications.
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
    await cms.publish(PRODUCT, documentId, { name: 'Cajón corregido' });
    await expectLive(request, address, (html) => html.includes('Cajón corregido'), 'the name');
    await page.goto(`${product.cmsUrl}/admin`);
    await expect(widget.getByText(/^En línea desde [^,]*$/)).toBeVisible(UNTIL_LIVE);
  } finally {
    await cms.unpublish(PRODUCT, documentId);
    await cms.delete(PRODUCT, documentId);
  }
});
