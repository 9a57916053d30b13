import { chatReference } from '../../../contracts/chat-reference';
import { removeContactIntents } from '../../../src/enquiries/remove-contact-intents';
import { addLector, postIntent, PRODUCT_PAGE, PRODUCT_REFERENCE } from '../../support/chats';
import { setUpCms } from '../../support/start-cms';

const UID = 'api::contact-intent.contact-intent';
const DAY = 24 * 60 * 60_000;

describe('a press of a chat link', () => {
  const cms = setUpCms({ RATE_LIMIT_CONTACT_INTENTS_PER_MINUTE: '16' });
  let product: string;

  const find = (reference: string) => cms.strapi.db.query(UID).findOne({ where: { reference } });
  const count = () => cms.strapi.db.query(UID).count();

  beforeAll(async () => {
    product = await addLector(cms);
  });

  it('is stored with page, thing and the source of the visit', async () => {
    const reference = `${PRODUCT_REFERENCE}-9MPQR`;
    const visit = {
      first: { campaign: 'otoño', landingPage: '/' },
      last: { adNetwork: 'Google', landingPage: '/productos' },
      viewedPage: PRODUCT_PAGE,
    };
    const response = await postIntent(cms, reference, visit).expect(204);
    expect(response.text).toBe('');
    expect(await find(reference)).toMatchObject({
      page: PRODUCT_PAGE,
      thing: 'Lector de códigos',
      firstCampaign: 'otoño',
      lastAdNetwork: 'Google',
      viewedPage: PRODUCT_PAGE,
    });
  });

  it('of a general link has no thing', async () => {
    const reference = `${chatReference('/contacto')}-22222`;
    await postIntent(cms, reference).expect(204);
    expect(await find(reference)).toMatchObject({ page: '/contacto', thing: null });
  });

  it('is stored once per reference', async () => {
    const reference = `${PRODUCT_REFERENCE}-ABCDE`;
    await postIntent(cms, reference, { first: { campaign: 'a' } }).expect(204);
    await postIntent(cms, reference, { first: { campaign: 'b' } }).expect(204);
    expect(await find(reference)).toMatchObject({ firstCampaign: 'a' });
  });

  it('is stored although the source of the visit is invalid', async () => {
    const reference = `${PRODUCT_REFERENCE}-XXXXX`;
    const visit = { first: 7, viewedPage: 'https://otro.example' } as never;
    await postIntent(cms, reference, visit).expect(204);
    expect(await find(reference)).toMatchObject({ firstLandingPage: null, viewedPage: null });
  });

  it('of a product with another slug now is known by the earlier reference', async () => {
    const products = cms.strapi.documents('api::product.product');
    await products.update({ documentId: product, data: { slug: 'lector-laser' } });
    await products.publish({ documentId: product });
    const reference = `${PRODUCT_REFERENCE}-RRRRR`;
    await postIntent(cms, reference).expect(204);
    expect(await find(reference)).toMatchObject({
      page: PRODUCT_PAGE,
      thing: 'Lector de códigos',
    });
  });

  it('from a page that was open when its product was withdrawn is stored', async () => {
    const products = cms.strapi.documents('api::product.product');
    await products.unpublish({ documentId: product });
    const reference = `${PRODUCT_REFERENCE}-WWWWW`;
    await postIntent(cms, reference).expect(204);
    expect(await find(reference)).toMatchObject({ thing: 'Lector de códigos' });
    await products.publish({ documentId: product });
  });

  it.each([
    'TQ-22222-9MPQR',
    PRODUCT_REFERENCE,
    `Ref. ${PRODUCT_REFERENCE}-9MPQR`,
    'TQ-7F3K9M',
    '',
    null,
    { $ne: null },
  ])('with the reference %j is refused', async (reference) => {
    const before = await count();
    const { body } = await postIntent(cms, reference).expect(400);
    expect(body.error.details.errors).toEqual([
      { path: ['reference'], message: 'La referencia no es de un enlace de este sitio' },
    ]);
    expect(await count()).toBe(before);
  });

  it('with unknown fields or a large body is refused', async () => {
    const send = (data: object) => cms.request.post('/api/contact-intents').send({ data });
    await send({ reference: `${PRODUCT_REFERENCE}-9MPQR`, phone: '9515550142' }).expect(400);
    await send({ reference: 'x'.repeat(20_000) }).expect(413);
  });

  it('cannot be read or changed', async () => {
    for (const method of ['get', 'put', 'delete'] as const) {
      const { status } = await cms.request[method]('/api/contact-intents');
      expect([404, 405]).toContain(status);
    }
  });

  it('is deleted after 90 days', async () => {
    const rows = cms.strapi.db.query(UID);
    const stored = await count();
    const createdAt = new Date(Date.now() - 91 * DAY);
    await rows.updateMany({
      where: { reference: `${PRODUCT_REFERENCE}-9MPQR` },
      data: { createdAt },
    });
    await removeContactIntents(cms.strapi);
    expect(await count()).toBe(stored - 1);
  });

  it('is limited per address', async () => {
    for (let use = 0; use < 17; use += 1) {
      const { status, headers } = await postIntent(cms, `${PRODUCT_REFERENCE}-9MPQR`);
      if (status === 429) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        return;
      }
    }
    throw new Error('17 presses were accepted');
  });
});
