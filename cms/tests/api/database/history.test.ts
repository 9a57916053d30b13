import { KEPT_VERSIONS, VERSION_UID } from '../../../src/content-model/version-row';
import { buildProduct } from '../../support/build-product';
import { historyOf, PRODUCT, PRODUCTS, setUpHistory } from '../../support/history';
import { createSchedulingTesting, minutesFromNow } from '../../support/scheduling-testing';
import { signIn } from '../../support/sign-in';

const owner = `content-types.${PRODUCT}`;

// Publishes more often than versions are kept: a minute on a busy machine.
const PUBLISHING_TIMEOUT_MS = 120_000;

describe('the history of an entry', () => {
  const testing = setUpHistory();

  it('records each publish once, with its author and its changes', async () => {
    const { documentId, data } = await testing.add();
    await testing.publish(documentId, data);
    await testing
      .panel('put', `${PRODUCTS}/${documentId}`)
      .send({ ...data, price: 10 })
      .expect(200);
    await testing.publish(documentId, { ...data, price: 1799 });
    await testing.publish(documentId, { ...data, price: 1799 });

    const [second, first, ...others] = await testing.versionsOf(documentId);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ action: 'publish', origin: 'panel', changes: [] });
    expect(first?.who).toBeTruthy();
    expect(second?.changes).toEqual([
      {
        kind: 'value',
        path: [{ owner, field: 'price' }],
        type: 'money',
        before: 1499.99,
        after: 1799,
      },
    ]);
  });

  it('records bulk, dashboard, scheduled and programmatic publication', async () => {
    const some = [await testing.add(), await testing.add()].map(({ documentId }) => documentId);
    await testing
      .panel('post', `${PRODUCTS}/actions/bulkPublish`)
      .send({ documentIds: some })
      .expect(200);
    for (const id of some) expect(await testing.actionsOf(id)).toEqual(['publish panel']);

    const { call } = await signIn(testing.cms);
    const sent = { data: { ...buildProduct(testing.category()), name: 'Del tablero' } };
    const made = await call('post', '/api/products').send(sent);
    expect(await testing.actionsOf(made.body.data.documentId)).toEqual(['publish dashboard']);

    const later = await testing.add({ publishAt: minutesFromNow(60) });
    await createSchedulingTesting(testing.cms).runDue(minutesFromNow(61));
    const [scheduled] = await testing.versionsOf(later.documentId);
    expect(scheduled).toMatchObject({ action: 'publish', origin: 'schedule' });
    expect(scheduled?.who).toBeTruthy();

    const { documentId: last } = await testing.add();
    await testing.cms.strapi.documents(PRODUCT).publish({ documentId: last });
    expect(await testing.actionsOf(last)).toEqual(['publish program']);
  });

  it('keeps the version that was published before the history existed', async () => {
    const { documentId } = await testing.cms.strapi.documents(PRODUCT).create({
      data: { ...buildProduct(testing.category()), slug: 'de-la-semilla' } as never,
      status: 'published',
    });
    expect(await testing.versionsOf(documentId)).toEqual([]);
    await testing.cms.strapi.documents(PRODUCT).update({
      documentId,
      data: { featured: true } as never,
      status: 'published',
    });
    const [second] = await testing.versionsOf(documentId);
    expect(await testing.actionsOf(documentId)).toEqual(['publish program', 'found program']);
    expect(second?.changes).toMatchObject([{ path: [{ field: 'featured' }], after: true }]);
  });

  it('records unpublishing and is deleted with the entry', async () => {
    const { documentId, data } = await testing.add();
    await testing.publish(documentId, data);
    await testing.panel('post', `${PRODUCTS}/${documentId}/actions/unpublish`).send({}).expect(200);
    await testing.publish(documentId, data);
    expect(await testing.actionsOf(documentId)).toEqual([
      'publish panel',
      'unpublish panel',
      'publish panel',
    ]);
    await testing.panel('delete', `${PRODUCTS}/${documentId}`).expect(200);
    const where = { entryId: documentId };
    expect(await testing.cms.strapi.db.query(VERSION_UID).count({ where })).toBe(0);
  });

  it('does not record a refused publish', async () => {
    const { documentId } = await testing.add();
    const response = await testing.panel('post', `${PRODUCTS}/${documentId}/actions/publish`).send({
      name: null,
    });
    expect(response.status).toBe(400);
    expect(await testing.versionsOf(documentId)).toEqual([]);
  });

  it('records one version for two concurrent publishes', async () => {
    const { documentId, data } = await testing.add();
    await testing.publish(documentId, data);
    await testing
      .panel('put', `${PRODUCTS}/${documentId}`)
      .send({ ...data, price: 5 })
      .expect(200);
    const documents = testing.cms.strapi.documents(PRODUCT);
    await Promise.all([documents.publish({ documentId }), documents.publish({ documentId })]);
    expect(await testing.versionsOf(documentId)).toHaveLength(2);
  });

  it(
    'keeps only the newest versions',
    async () => {
      const { documentId, data } = await testing.add();
      for (let price = 1; price <= KEPT_VERSIONS + 2; price += 1) {
        await testing.cms.strapi.documents(PRODUCT).update({
          documentId,
          data: { price } as never,
          status: 'published',
        });
      }
      const versions = await testing.versionsOf(documentId);
      expect(versions).toHaveLength(KEPT_VERSIONS);
      expect(versions[0]?.changes).toMatchObject([{ after: KEPT_VERSIONS + 2 }]);
      expect(data.price).toBe(1499.99);
    },
    PUBLISHING_TIMEOUT_MS,
  );

  it('does not exist for subscriptions or unknown entries, and is not readable through other APIs', async () => {
    const uid = 'api::newsletter-subscription.newsletter-subscription';
    expect((await testing.panel('get', `/history-panel/entries/${uid}/x`)).status).toBe(404);
    expect((await testing.panel('get', historyOf('no-existe'))).status).toBe(404);
    const table = `/content-manager/collection-types/${VERSION_UID}`;
    expect((await testing.panel('get', table)).status).toBe(403);
  });
});
