import sharp from 'sharp';
import { firstPicture } from '../support/first-picture.ts';
import { expect, expectLive, test, UNTIL_LIVE } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const PRIVACY = 'api::privacy-page.privacy-page';
const TESTIMONIAL = 'api::testimonial.testimonial';

test('a draft saved before a build and published after it appears', async ({
  cms,
  product,
  request,
}) => {
  const [lateOne, other] = await cms.list(PRODUCT);
  if (!lateOne || !other) throw new Error('missing in the demo content: products');
  const lateName = 'Terminal guardada antes y publicada después';
  await cms.saveDraft(PRODUCT, lateOne.documentId, { name: lateName });

  const otherName = 'Lector con otro nombre';
  await cms.publish(PRODUCT, other.documentId, { name: otherName });
  const productsUrl = `${product.siteUrl}/productos`;
  await expectLive(request, productsUrl, (html) => html.includes(otherName), 'the other product');
  expect(await (await request.get(productsUrl)).text()).not.toContain(lateName);

  await cms.publish(PRODUCT, lateOne.documentId);
  await expectLive(request, productsUrl, (html) => html.includes(lateName), 'the late draft');
  for (const { documentId, name } of [lateOne, other]) {
    await cms.publish(PRODUCT, documentId, { name });
  }
});

test('a new price also appears in the search description', async ({ cms, product, request }) => {
  const [entry] = await cms.list(PRODUCT, { '[slug][$eq]': 'impresora-termica-80-mm' });
  if (!entry) throw new Error('missing in the demo content: the printer');
  const { documentId, price } = entry as unknown as { documentId: string; price: number };
  const url = `${product.siteUrl}/productos/${String(entry.slug)}`;
  const descriptionOf = (html: string) => /<meta name="description"[^>]+>/.exec(html)?.[0] ?? html;
  try {
    await cms.publish(PRODUCT, documentId, { price: 1639.5 });
    const isNew = (html: string) => descriptionOf(html).includes('$1,639.50 más IVA');
    await expectLive(request, url, isNew, 'the price in the description');
    expect(await (await request.get(url)).text()).not.toContain('1,499.99');
  } finally {
    await cms.publish(PRODUCT, documentId, { price });
  }
});

test('a picture replaced in the media library appears on the site', async ({
  cms,
  product,
  request,
  page,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-cajon.webp' });
  expect(entry).toBeDefined();
  const url = `${product.siteUrl}/productos/${String(entry?.slug)}`;
  const before = firstPicture(await (await request.get(url)).text());
  expect(before).toMatch(/^\/static\//);
  const picture = await cms.findPicture('prod-cajon.webp');
  const replacement = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: '#c81e5a' },
  })
    .webp()
    .toBuffer();
  await cms.replacePicture(picture, replacement);

  await expectLive(request, url, (html) => firstPicture(html) !== before, 'another picture');
  await page.goto(url);
  const shown = page.getByRole('main').getByRole('img').first();
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { dominant } = await sharp(await (await request.get(source)).body()).stats();
  expect(dominant.r).toBeGreaterThan(160);
  expect(dominant.g).toBeLessThan(80);
});

test('an entry that is unpublished and published again has its picture back', async ({
  cms,
  product,
  request,
}) => {
  const [entry] = await cms.list(PRODUCT, { '[image][name][$eq]': 'prod-terminal.webp' });
  if (!entry) throw new Error('missing in the demo content: a product with this picture');
  const url = `${product.siteUrl}/productos/${String(entry.slug)}`;
  const read = async () => (await request.get(url)).text();
  const before = firstPicture(await read());
  expect(before).toMatch(/^\/static\/.*prod_terminal/);
  const statusOf = async () => (await request.get(url)).status();
  await cms.unpublish(PRODUCT, entry.documentId);
  await expect.poll(statusOf, UNTIL_LIVE).toBe(404);
  await cms.publish(PRODUCT, entry.documentId);
  await expect.poll(statusOf, UNTIL_LIVE).toBe(200);
  expect(firstPicture(await read())).toBe(before);
});

test('a picture in the text of the privacy notice is served by the site', async ({
  cms,
  product,
  request,
  page,
}) => {
  const { body } = (await cms.readSingle(PRIVACY)) as unknown as { body: object[] };
  const file = await cms.findPicture('prod-lector.webp');
  // The panel stores absolute URLs of the CMS.
  const image = { ...file, url: product.cmsUrl + file.url };
  const block = { type: 'image', image, children: [{ type: 'text', text: '' }] };
  await cms.publishSingle(PRIVACY, { body: [...body, block] });
  const url = `${product.siteUrl}/aviso-de-privacidad`;
  try {
    const alt = `alt="${file.alternativeText}"`;
    await expectLive(request, url, (html) => html.includes(alt), 'the picture');
    await page.goto(url);
    const shown = page.getByRole('img', { name: file.alternativeText });
    await shown.scrollIntoViewIfNeeded();
    const source = () =>
      shown.evaluate((img: HTMLImageElement) => img.naturalWidth && img.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`^${product.siteUrl}/static/`));
  } finally {
    await cms.publishSingle(PRIVACY, { body });
  }
});

test('unpublished entries disappear, including the last entry of a type', async ({
  cms,
  product,
  request,
}) => {
  const testimonials = await cms.list(TESTIMONIAL);
  const [first] = testimonials;
  if (!first) throw new Error('missing in the demo content: testimonials');
  const name = String(first.name);
  await expectLive(request, product.siteUrl, (html) => html.includes(name), 'the testimonial');
  for (const { documentId } of testimonials) await cms.unpublish(TESTIMONIAL, documentId);
  await expectLive(request, product.siteUrl, (html) => !html.includes(name), 'no testimonial');
  for (const { documentId } of testimonials) await cms.publish(TESTIMONIAL, documentId);
  await expectLive(
    request,
    product.siteUrl,
    (html) => html.includes(name),
    'the testimonial again',
  );
});
