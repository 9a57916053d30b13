import { BULK_MESSAGES, MAX_BULK_ENTRIES } from '../../contracts/bulk-actions';
import { MALFORMED_MESSAGE } from '../../src/platform/http/errors';
import { addCategory, buildProduct } from '../support/build-product';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

const PRODUCT = '/content-manager/collection-types/api::product.product';
const PAGE = '/content-manager/collection-types/api::page.page';
const SETTINGS = '/content-manager/single-types/api::site-settings.site-settings';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('entries that no form sends', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let redactor: PanelStaff;
  let product: string;
  let page: string;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    redactor = await signInWithRole(cms, 'redactor');
    const data = buildProduct(await addCategory(cms)) as never;
    const created = await cms.strapi.documents('api::product.product').create({ data });
    product = `${PRODUCT}/${created.documentId}`;
    page = `${PAGE}/${await editor.create(PAGE, { title: 'Buen Fin', slug: 'buen-fin', sections: [] })}`;
  });

  /** Sends a draft and expects a refusal about a field. */
  async function expectRefusal(address: string, data: object, path: string[], message: RegExp) {
    const { status, body } = await redactor.call('put', address).send(data);
    expect([status, body.error?.details?.errors?.[0]?.path]).toEqual([400, path]);
    expect(body.error.message).toMatch(message);
  }

  it.each(['bulkPublish', 'bulkUnpublish', 'bulkDelete', 'bulkFindForValidation'])(
    'refuses %s for more entries than a list shows',
    async (action) => {
      const documentIds = Array.from(
        { length: MAX_BULK_ENTRIES + 1 },
        (_, index) => `nada${index}`,
      );
      const { status, body } = await editor.act(PRODUCT, action, { documentIds });
      expect([status, body.error?.message]).toEqual([400, BULK_MESSAGES.tooMany]);
    },
  );

  it.each([
    ['actions/bulk-update', 'updates'],
    ['actions/bulk-delete', 'fileIds'],
    ['actions/bulk-move', 'folderIds'],
  ])('refuses /upload/%s for more files than the media library shows', async (action, list) => {
    const many = Array.from({ length: MAX_BULK_ENTRIES + 1 }, (_, id) =>
      list === 'updates' ? { id, fileInfo: { caption: 'x' } } : id,
    );
    for (const path of [`/upload/${action}`, `/UPLOAD/${action.toUpperCase()}/`]) {
      const { status, body } = await redactor.call('post', path).send({ [list]: many });
      expect([status, body.error?.message]).toEqual([400, BULK_MESSAGES.tooMany]);
    }
  });

  it('refuses a name of an account that does not fit PostgreSQL', async () => {
    for (const path of ['/admin/users/me', '/admin/users/me/', '/Admin/Users/ME']) {
      const account = (length: number) =>
        redactor.call('put', path).send({ firstname: 'x'.repeat(length) });
      await account(256).expect(400);
      await account(255).expect(200);
    }
  });

  it('refuses a part that the dynamic zone does not allow', async () => {
    for (const part of [{ __component: 'shared.seo' }, { __component: 'page.nada' }, {}]) {
      await expectRefusal(
        page,
        { sections: [part] },
        ['sections'],
        /tiene una parte que este campo no admite/,
      );
    }
    const { body } = await redactor.call('get', page).expect(200);
    expect(body.data.sections).toEqual([]);
  });

  it('refuses more parts than the list may have, also in drafts and inside of parts', async () => {
    const parts = (count: number) => Array.from({ length: count }, () => ({ text: 'x' }));
    await expectRefusal(product, { boxItems: parts(13) }, ['boxItems'], /caben 12 elementos/);
    await redactor
      .call('put', product)
      .send({ boxItems: parts(12) })
      .expect(200);
    const sections = Array.from({ length: 61 }, () => ({ __component: 'page.text' }));
    await expectRefusal(page, { sections }, ['sections'], /caben 60/);
    const features = { __component: 'page.features', features: parts(500) };
    await expectRefusal(page, { sections: [features] }, ['sections', '0', 'features'], /caben \d+/);
  });

  it('limits lists whose schema states no maximum', async () => {
    const administrator = await signInWithRole(cms, 'administrador');
    const closures = Array.from({ length: 101 }, () => ({ date: '2027-01-01' }));
    const { status, body } = await administrator.call('put', SETTINGS).send({ closures });
    expect([status, body.error?.message]).toEqual([400, expect.stringMatching(/caben 100/)]);
  });

  it('limits the relations and files of one request', async () => {
    const many = Array.from({ length: 501 }, () => ({ documentId: 'nada' }));
    await expectRefusal(
      product,
      { worksWithProducts: { connect: many } },
      ['worksWithProducts'],
      /caben 500/,
    );
    const pictures = Array.from({ length: 501 }, (_, id) => ({ id }));
    await expectRefusal(product, { pictures }, ['pictures'], /caben 500/);
  });

  it.each([
    ['a body of 5,000 levels', `{"name":${nested(5_000)}}`],
    ['rich text of 65 levels', `{"seo":${nested(65)}}`],
    ['an incomplete file', { image: { disconnect: [{}] } }],
  ])('responds with 400 to %s', async (_what, data) => {
    const request = redactor.call('put', product).set('Content-Type', 'application/json');
    const { status, body } = await request.send(data);
    expect([status, body.error?.message]).toEqual([400, MALFORMED_MESSAGE]);
  });

  it('responds with 400 to a relation placed after itself, and to a range with one end', async () => {
    const documentId = product.slice(PRODUCT.length + 1);
    const connect = [{ documentId, position: { after: documentId } }];
    await redactor.call('put', product).send({ worksWithProducts: { connect } }).expect(400);
    await redactor.call('get', `${PRODUCT}?filters[price][$between][]=1`).expect(400);
  });
});
