import sharp from 'sharp';
import { signInToPanel } from '../support/cms-panel.ts';
import { expect, expectLive, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const TESTIMONIAL = 'api::testimonial.testimonial';

test('a price changed and published in the CMS panel appears on the live site', async ({
  page,
  cms,
  product,
  request,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[price][$eq]': '1499.99' });
  expect(entry).toBeDefined();
  await signInToPanel(page, product);
  await page.goto(
    `${product.cmsUrl}/admin/content-manager/collection-types/${PRODUCT}/${entry?.documentId}`,
  );
  const price = page.getByLabel(/^Precio/);
  await expect(price).toHaveValue(/1[,.]?499[.,]99/);
  await price.fill('1623.45');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const publishedAt = Date.now();
  await expectLive(
    request,
    `${product.siteUrl}/productos`,
    (html) => html.includes('1,623.45') && !html.includes('1,499.99'),
    'the new price on /productos',
  );
  test.info().annotations.push({
    type: 'seconds from click to live',
    description: ((Date.now() - publishedAt) / 1000).toFixed(1),
  });
});

test('a draft saved before a build and published after it appears', async ({
  cms,
  product,
  request,
}) => {
  const [lateOne, other] = await cms.list(PRODUCT);
  if (!lateOne || !other) throw new Error('the demo content has products');
  const lateName = 'Terminal guardada antes y publicada después';
  await cms.saveDraft(PRODUCT, lateOne.documentId, { name: lateName });

  const otherName = 'Lector con otro nombre';
  await cms.publish(PRODUCT, other.documentId, { name: otherName });
  const productsUrl = `${product.siteUrl}/productos`;
  await expectLive(request, productsUrl, (html) => html.includes(otherName), 'the other product');
  expect(await (await request.get(productsUrl)).text()).not.toContain(lateName);

  await cms.publish(PRODUCT, lateOne.documentId);
  await expectLive(request, productsUrl, (html) => html.includes(lateName), 'the late draft');
});

test('a picture replaced in the media library appears', async ({ cms, product, request, page }) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-cajon.webp' });
  expect(entry).toBeDefined();
  const url = `${product.siteUrl}/productos/${String(entry?.slug)}`;
  const before = await (await request.get(url)).text();
  const picture = await cms.findPicture('prod-cajon.webp');
  const replacement = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#c81e5a' },
  })
    .webp()
    .toBuffer();
  await cms.replacePicture(picture.id, 'prod-cajon.webp', replacement);

  await expectLive(request, url, (html) => html !== before, 'another page');
  await page.goto(url);
  const shown = page.getByRole('main').getByRole('img').first();
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { dominant } = await sharp(await (await request.get(source)).body()).stats();
  expect(dominant.r).toBeGreaterThan(160);
  expect(dominant.g).toBeLessThan(80);
});

test('what is unpublished disappears, also the last entry of its type', async ({
  cms,
  product,
  request,
}) => {
  const testimonials = await cms.list(TESTIMONIAL);
  const [first] = testimonials;
  if (!first) throw new Error('the demo content has testimonials');
  const name = String(first.name);
  await expectLive(request, product.siteUrl, (html) => html.includes(name), 'the testimonial');
  for (const { documentId } of testimonials) await cms.unpublish(TESTIMONIAL, documentId);
  await expectLive(request, product.siteUrl, (html) => !html.includes(name), 'no testimonial');
  for (const { documentId } of testimonials) await cms.publish(TESTIMONIAL, documentId);
  await expectLive(request, product.siteUrl, (html) => html.includes(name), 'it is back');
});
