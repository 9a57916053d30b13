import { KEPT_VERSIONS, VERSION_UID } from '../../src/history/version-row';
import { aProduct } from '../support/catalogue';
import { SITE_TOKEN } from '../support/environment';
import { historyOf, type HistoryDesk, PRODUCT, PRODUCTS, startHistory } from '../support/history';
import { createScheduling, inMinutes } from '../support/scheduling';
import { signIn } from '../support/staff';

const owner = `content-types.${PRODUCT}`;

describe('the history of an entry', () => {
  let desk: HistoryDesk;

  beforeAll(async () => {
    desk = await startHistory();
  });
  afterAll(() => desk.cms.stop());

  it('has each publish once, with who did it and what changed', async () => {
    const { documentId, data } = await desk.add();
    await desk.publish(documentId, data);
    await desk
      .panel('put', `${PRODUCTS}/${documentId}`)
      .send({ ...data, price: 10 })
      .expect(200);
    await desk.publish(documentId, { ...data, price: 1799 });
    await desk.publish(documentId, { ...data, price: 1799 });

    const [second, first, ...others] = await desk.versionsOf(documentId);
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

  it('has what is published in bulk, from the dashboard, at its moment and by a program', async () => {
    const some = [await desk.add(), await desk.add()].map(({ documentId }) => documentId);
    await desk
      .panel('post', `${PRODUCTS}/actions/bulkPublish`)
      .send({ documentIds: some })
      .expect(200);
    for (const id of some) expect(await desk.actionsOf(id)).toEqual(['publish panel']);

    const { call } = await signIn(desk.cms);
    const sent = { data: { ...aProduct(desk.category), name: 'Del tablero' } };
    const made = await call('post', '/api/products').send(sent);
    expect(await desk.actionsOf(made.body.data.documentId)).toEqual(['publish dashboard']);

    const later = await desk.add({ publishAt: inMinutes(60) });
    await createScheduling(desk.cms).look(inMinutes(61));
    const [scheduled] = await desk.versionsOf(later.documentId);
    expect(scheduled).toMatchObject({ action: 'publish', origin: 'schedule' });
    expect(scheduled?.who).toBeTruthy();

    const { documentId: last } = await desk.add();
    await desk.cms.strapi.documents(PRODUCT).publish({ documentId: last });
    expect(await desk.actionsOf(last)).toEqual(['publish program']);
  });

  it('keeps what was published before there was a history', async () => {
    const { documentId } = await desk.cms.strapi.documents(PRODUCT).create({
      data: { ...aProduct(desk.category), slug: 'de-la-semilla' } as never,
      status: 'published',
    });
    expect(await desk.versionsOf(documentId)).toEqual([]);
    await desk.cms.strapi.documents(PRODUCT).update({
      documentId,
      data: { featured: true } as never,
      status: 'published',
    });
    const [second] = await desk.versionsOf(documentId);
    expect(await desk.actionsOf(documentId)).toEqual(['publish program', 'found program']);
    expect(second?.changes).toMatchObject([{ path: [{ field: 'featured' }], after: true }]);
  });

  it('has when an entry was taken off, and goes with an entry that is deleted', async () => {
    const { documentId, data } = await desk.add();
    await desk.publish(documentId, data);
    await desk.panel('post', `${PRODUCTS}/${documentId}/actions/unpublish`).send({}).expect(200);
    await desk.publish(documentId, data);
    expect(await desk.actionsOf(documentId)).toEqual([
      'publish panel',
      'unpublish panel',
      'publish panel',
    ]);
    await desk.panel('delete', `${PRODUCTS}/${documentId}`).expect(200);
    const where = { entryId: documentId };
    expect(await desk.cms.strapi.db.query(VERSION_UID).count({ where })).toBe(0);
  });

  it('has nothing of a publish that is refused', async () => {
    const { documentId } = await desk.add();
    const answer = await desk.panel('post', `${PRODUCTS}/${documentId}/actions/publish`).send({
      name: null,
    });
    expect(answer.status).toBe(400);
    expect(await desk.versionsOf(documentId)).toEqual([]);
  });

  it('has one version of two publishes at the same moment', async () => {
    const { documentId, data } = await desk.add();
    await desk.publish(documentId, data);
    await desk
      .panel('put', `${PRODUCTS}/${documentId}`)
      .send({ ...data, price: 5 })
      .expect(200);
    const documents = desk.cms.strapi.documents(PRODUCT);
    await Promise.all([documents.publish({ documentId }), documents.publish({ documentId })]);
    expect(await desk.versionsOf(documentId)).toHaveLength(2);
  });

  it('keeps the newest versions', async () => {
    const { documentId, data } = await desk.add();
    for (let price = 1; price <= KEPT_VERSIONS + 2; price += 1) {
      await desk.cms.strapi.documents(PRODUCT).update({
        documentId,
        data: { price } as never,
        status: 'published',
      });
    }
    const versions = await desk.versionsOf(documentId);
    expect(versions).toHaveLength(KEPT_VERSIONS);
    expect(versions[0]?.changes).toMatchObject([{ after: KEPT_VERSIONS + 2 }]);
    expect(data.price).toBe(1499.99);
  });

  it('of a subscription or of nobody does not exist, and no other program may read it', async () => {
    const uid = 'api::newsletter-subscription.newsletter-subscription';
    expect((await desk.panel('get', `/history-panel/entries/${uid}/x`)).status).toBe(404);
    expect((await desk.panel('get', historyOf('no-existe'))).status).toBe(404);
    expect((await desk.cms.request.get(historyOf('x'))).status).toBe(401);
    expect((await desk.panel('get', historyOf('x'), SITE_TOKEN)).status).toBe(401);
    const table = `/content-manager/collection-types/${VERSION_UID}`;
    expect((await desk.panel('get', table)).status).toBe(403);
  });
});
