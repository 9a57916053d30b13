import { expect, expectLive, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const TESTIMONIAL = 'api::testimonial.testimonial';

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
