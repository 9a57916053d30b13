import type { Knex } from 'knex';

import { addCategory, buildProduct } from '../../support/build-product';
import { IS_POSTGRES } from '../../support/create-database';
import { type PanelStaff, signInAsSuperAdmin } from '../../support/panel-staff';
import { waitUntil } from '../../support/scheduling-testing';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;

// SQLite has a single connection and locks no rows.
const describeOnPostgres = IS_POSTGRES ? describe : describe.skip;

describeOnPostgres('the rows of an entry', () => {
  const cms = setUpCms();
  let category: string;
  let staff: PanelStaff;
  let made = 0;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeAll(async () => {
    category = await addCategory(cms);
    staff = await signInAsSuperAdmin(cms);
    ({ call } = await signIn(cms));
  });

  type Target = { documentId: string; product: string; panel: string; data: object };
  const saveOrder = async () => {
    const order = `/order-panel/${PRODUCT}`;
    const { version, entries } = (await staff.call('get', order).expect(200)).body.data;
    const ids = entries.map(({ documentId }: { documentId: string }) => documentId);
    return staff.call('put', order).send({ version, order: ids.reverse() });
  };

  it.each<[string, (target: Target) => PromiseLike<{ status: number }>]>([
    ['saving in the dashboard', ({ product }) => call('put', product).send({ data: { price: 5 } })],
    ['publishing in the dashboard', ({ product }) => call('post', `${product}/publish`)],
    ['unpublishing in the dashboard', ({ product }) => call('post', `${product}/unpublish`)],
    ['saving in the panel', ({ panel, data }) => staff.save(panel, data)],
    ['publishing in the panel', ({ panel, data }) => staff.act(panel, 'publish', data)],
    ['unpublishing in the panel', ({ panel }) => staff.act(panel, 'unpublish')],
    ['saving the order', saveOrder],
  ])('are locked in the order of their ids by %s', async (_name, act) => {
    made += 1;
    const fields = buildProduct(category, { name: `Báscula ${made}`, slug: `bascula-${made}` });
    const { documentId } = await cms.strapi
      .documents(PRODUCT)
      .create({ data: fields as never, status: 'published' });
    // The database now finds the published row first, which has the higher id.
    const panel = `${PRODUCTS}/${documentId}`;
    const { body } = await staff.save(panel, { ...fields, price: 3 }).expect(200);
    const rows: Knex = cms.strapi.db.connection;
    const [draft, live] = await rows('products').where({ document_id: documentId }).orderBy('id');

    const holder = await rows.transaction();
    await holder('products').where({ id: draft.id }).forUpdate();
    const target = {
      documentId,
      product: `/api/products/${documentId}`,
      panel,
      data: { ...fields, price: 4, updatedAt: body.data.updatedAt },
    };
    const response = Promise.resolve(act(target));
    await waitUntil(async () => (await rows('pg_locks').where({ granted: false })).length > 0);
    const liveRow = holder('products').where({ id: live.id }).forUpdate().noWait();
    const isFree = await liveRow.then(
      (found) => found.length === 1,
      () => false,
    );
    await holder.rollback();
    expect([isFree, (await response).status]).toEqual([true, 200]);
  });

  const checkMany = (documentIds: string[]) =>
    staff.call('post', `/bulk-actions/${PRODUCT}/check`).send({ action: 'publish', documentIds });
  it.each<[string, (documentIds: string[]) => PromiseLike<{ status: number }>]>([
    ['checking several entries', checkMany],
    ['publishing several', (documentIds) => staff.act(PRODUCTS, 'bulkPublish', { documentIds })],
    [
      'unpublishing several',
      (documentIds) => staff.act(PRODUCTS, 'bulkUnpublish', { documentIds }),
    ],
  ])('are locked in the order of their ids by %s, whatever their order', async (_name, act) => {
    const documentIds: string[] = [];
    for (let index = 0; index < 2; index += 1) {
      made += 1;
      const fields = buildProduct(category, { name: `Lote ${made}`, slug: `lote-${made}` });
      const data = fields as never;
      // Only a published entry is unpublished.
      const created = await cms.strapi.documents(PRODUCT).create({ data, status: 'published' });
      documentIds.push(created.documentId);
    }
    const rows: Knex = cms.strapi.db.connection;
    const holder = await rows.transaction();
    const lockRow = (documentId = '') =>
      holder('products').where({ document_id: documentId }).forUpdate().noWait();
    await lockRow(documentIds[0]);
    const response = Promise.resolve(act([...documentIds].reverse()));
    await waitUntil(async () => (await rows('pg_locks').where({ granted: false })).length > 0);
    const isFree = await lockRow(documentIds[1]).then(
      (found) => found.length === 2,
      () => false,
    );
    await holder.rollback();
    expect([isFree, (await response).status]).toEqual([true, 200]);
  });
});
