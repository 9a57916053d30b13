import type { Version } from '../../contracts/history';
import { KEPT_VERSIONS, VERSION_UID } from '../../src/history/version-row';
import { addCategory, addPicture, aProduct } from '../support/catalogue';
import { type Cms, startCms } from '../support/cms';
import { CMS_ADMIN, SITE_TOKEN } from '../support/environment';
import { createScheduling, inMinutes } from '../support/scheduling';
import { signIn } from '../support/staff';
import { addPanelUser } from '../support/panel-users';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const owner = `content-types.${PRODUCT}`;

describe('the history of an entry', () => {
  let cms: Cms;
  let admin: string;
  let category: string;
  let made = 0;

  const panel = (method: 'get' | 'put' | 'post' | 'delete', address: string, token = admin) =>
    cms.request[method](address).set('Authorization', `Bearer ${token}`);
  const historyOf = (documentId: string) => `/history-panel/entries/${PRODUCT}/${documentId}`;
  const publish = (documentId: string, data: object) =>
    panel('post', `${PRODUCTS}/${documentId}/actions/publish`).send(data).expect(200);
  async function versionsOf(documentId: string): Promise<Version[]> {
    return (await panel('get', historyOf(documentId)).expect(200)).body.data.versions;
  }
  const actionsOf = async (documentId: string) =>
    (await versionsOf(documentId)).map(({ action, origin }) => `${action} ${origin}`);

  async function add(changes: object = {}) {
    made += 1;
    const data = { ...aProduct(category), slug: `producto-${made}`, ...changes };
    const { body } = await panel('post', PRODUCTS).send(data).expect(201);
    return { data, documentId: body.data.documentId as string };
  }

  beforeAll(async () => {
    cms = await startCms();
    cms.strapi.cron.stop();
    const { body } = await cms.request.post('/admin/login').send(CMS_ADMIN);
    admin = body.data.token;
    category = await addCategory(cms);
  });
  afterAll(() => cms.stop());

  it('has each publish once, with who did it and what changed', async () => {
    const { documentId, data } = await add();
    await publish(documentId, data);
    await panel('put', `${PRODUCTS}/${documentId}`)
      .send({ ...data, price: 10 })
      .expect(200);
    await publish(documentId, { ...data, price: 1799 });
    await publish(documentId, { ...data, price: 1799 });

    const [second, first, ...others] = await versionsOf(documentId);
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
    const some = [await add(), await add()].map(({ documentId }) => documentId);
    await panel('post', `${PRODUCTS}/actions/bulkPublish`).send({ documentIds: some }).expect(200);
    for (const id of some) expect(await actionsOf(id)).toEqual(['publish panel']);

    const { call } = await signIn(cms);
    const sent = { data: { ...aProduct(category), name: 'Del tablero' } };
    const made = await call('post', '/api/products').send(sent);
    expect(await actionsOf(made.body.data.documentId)).toEqual(['publish dashboard']);

    const later = await add({ publishAt: inMinutes(60) });
    await createScheduling(cms).look(inMinutes(61));
    const [scheduled] = await versionsOf(later.documentId);
    expect(scheduled).toMatchObject({ action: 'publish', origin: 'schedule' });
    expect(scheduled?.who).toBeTruthy();

    await cms.strapi.documents(PRODUCT).publish({ documentId: (await add()).documentId });
  });

  it('keeps what was published before there was a history', async () => {
    const { documentId } = await cms.strapi.documents(PRODUCT).create({
      data: { ...aProduct(category), slug: 'de-la-semilla' } as never,
      status: 'published',
    });
    expect(await versionsOf(documentId)).toEqual([]);
    await cms.strapi.documents(PRODUCT).update({
      documentId,
      data: { featured: true } as never,
      status: 'published',
    });
    const [second] = await versionsOf(documentId);
    expect(await actionsOf(documentId)).toEqual(['publish program', 'found program']);
    expect(second?.changes).toMatchObject([{ path: [{ field: 'featured' }], after: true }]);
  });

  it('has when an entry was taken off, and goes with an entry that is deleted', async () => {
    const { documentId, data } = await add();
    await publish(documentId, data);
    await panel('post', `${PRODUCTS}/${documentId}/actions/unpublish`).send({}).expect(200);
    await publish(documentId, data);
    expect(await actionsOf(documentId)).toEqual([
      'publish panel',
      'unpublish panel',
      'publish panel',
    ]);
    await panel('delete', `${PRODUCTS}/${documentId}`).expect(200);
    const where = { entryId: documentId };
    expect(await cms.strapi.db.query(VERSION_UID).count({ where })).toBe(0);
  });

  it('has nothing of a publish that is refused', async () => {
    const { documentId } = await add();
    const answer = await panel('post', `${PRODUCTS}/${documentId}/actions/publish`).send({
      name: null,
    });
    expect(answer.status).toBe(400);
    expect(await versionsOf(documentId)).toEqual([]);
  });

  it('has one version of two publishes at the same moment', async () => {
    const { documentId, data } = await add();
    await publish(documentId, data);
    await panel('put', `${PRODUCTS}/${documentId}`)
      .send({ ...data, price: 5 })
      .expect(200);
    const documents = cms.strapi.documents(PRODUCT);
    await Promise.all([documents.publish({ documentId }), documents.publish({ documentId })]);
    expect(await versionsOf(documentId)).toHaveLength(2);
  });

  it('keeps the newest versions', async () => {
    const { documentId, data } = await add();
    for (let price = 1; price <= KEPT_VERSIONS + 2; price += 1) {
      await cms.strapi.documents(PRODUCT).update({
        documentId,
        data: { price } as never,
        status: 'published',
      });
    }
    const versions = await versionsOf(documentId);
    expect(versions).toHaveLength(KEPT_VERSIONS);
    expect(versions[0]?.changes).toMatchObject([{ after: KEPT_VERSIONS + 2 }]);
    expect(data.price).toBe(1499.99);
  });

  describe('an old version', () => {
    const readDraft = async (documentId: string) =>
      (await panel('get', `${PRODUCTS}/${documentId}`)).body.data;
    const restore = (documentId: string, version: string | undefined, token = admin) =>
      panel('post', `${historyOf(documentId)}/restore`, token).send({ version });

    it('is put back into the draft, and what is published stays', async () => {
      const image = await addPicture(cms);
      const seo = { title: 'Lector de códigos', description: 'Lee códigos.' };
      const { documentId, data } = await add({ image, seo });
      await publish(documentId, { ...data, publishAt: null });
      const other = await addCategory(cms, 'Etiquetas');
      await publish(documentId, {
        ...data,
        name: 'Otro',
        price: 1,
        image: null,
        seo: null,
        category: { set: [{ documentId: other }] },
      });
      const [, first] = await versionsOf(documentId);

      const { body } = await restore(documentId, first?.id).expect(200);
      expect(body.data.leftOut).toEqual([]);
      const draft = await readDraft(documentId);
      expect(draft).toMatchObject({ name: data.name, price: 1499.99, seo, image: { id: image } });
      expect(draft.status).toBe('modified');
      const row = await cms.strapi.db.query(PRODUCT).findOne({
        where: { documentId, publishedAt: null },
        populate: ['category'],
      });
      expect(row.category.documentId).toBe(category);
      const live = await cms.strapi.documents(PRODUCT).findOne({ documentId, status: 'published' });
      expect(live?.name).toBe('Otro');
      await publish(documentId, {});
      const fields = ['name', 'price', 'category', 'image', 'seo'];
      const [third, second] = await versionsOf(documentId);
      for (const version of [second, third]) {
        expect(version?.changes.map(({ path }) => path[0]?.field)).toEqual(fields);
      }
    });

    it('leaves out and tells what no longer exists', async () => {
      const image = await addPicture(cms);
      const gone = await addCategory(cms, 'Cajones');
      const { documentId, data } = await add({ image, category: { set: [{ documentId: gone }] } });
      await publish(documentId, data);
      await publish(documentId, {
        ...data,
        image: null,
        category: { set: [{ documentId: category }] },
      });
      const [, first] = await versionsOf(documentId);
      await cms.strapi.db.query('plugin::upload.file').delete({ where: { id: image } });
      await cms.strapi
        .documents('api::product-category.product-category')
        .delete({ documentId: gone });
      await add({ slug: 'ya-ocupada' });
      const row = await cms.strapi.db
        .query(VERSION_UID)
        .findOne({ where: { documentId: first?.id } });
      const content = { ...row.content, slug: 'ya-ocupada', colour: 'red', featured: 'yes' };
      await cms.strapi.db.query(VERSION_UID).update({ where: { id: row.id }, data: { content } });

      const { body } = await restore(documentId, first?.id).expect(200);
      const told = body.data.leftOut.map(
        ({ path, reason, name }: { path: { field: string }[]; reason: string; name: string }) =>
          `${path[0]?.field} ${reason} ${name}`,
      );
      expect(told.sort()).toEqual([
        'category gone Cajones',
        'colour unknown null',
        'featured unknown null',
        'image gone lector.png',
        'slug taken ya-ocupada',
      ]);
      expect((await readDraft(documentId)).slug).toBe(data.slug);
    });

    it('that is not of this entry is not found', async () => {
      const { documentId, data } = await add();
      const other = await add();
      await publish(other.documentId, other.data);
      const [foreign] = await versionsOf(other.documentId);
      expect((await restore(documentId, foreign?.id)).status).toBe(404);
      expect((await restore(documentId, undefined)).status).toBe(404);
      expect((await readDraft(documentId)).name).toBe(data.name);
    });

    it('is for who may read the entry, and to be put back for who may change it', async () => {
      const { documentId, data } = await add();
      await publish(documentId, data);
      const [version] = await versionsOf(documentId);
      const nobody = await addPanelUser(cms, 'nadie', {});
      const reader = await addPanelUser(cms, 'lector', { read: [PRODUCT] }, ['name', 'price']);
      const writer = await addPanelUser(cms, 'redactor', { read: [PRODUCT], update: [PRODUCT] }, [
        'name',
      ]);
      expect((await panel('get', historyOf(documentId), nobody)).status).toBe(403);
      expect((await restore(documentId, version?.id, nobody)).status).toBe(403);
      const read = await panel('get', historyOf(documentId), reader).expect(200);
      expect(read.body.data.canRestore).toBe(false);
      expect((await restore(documentId, version?.id, reader)).status).toBe(403);
      const { body } = await restore(documentId, version?.id, writer).expect(200);
      const fields = body.data.leftOut.map(
        ({ path }: Version['changes'][number]) => path[0]?.field,
      );
      expect(fields).toEqual(expect.arrayContaining(['price', 'category']));
      expect(fields).not.toContain('name');
    });
  });

  it('of a subscription or of nobody does not exist, and no other program may read it', async () => {
    const uid = 'api::newsletter-subscription.newsletter-subscription';
    expect((await panel('get', `/history-panel/entries/${uid}/x`)).status).toBe(404);
    expect((await panel('get', historyOf('no-existe'))).status).toBe(404);
    expect((await cms.request.get(historyOf('x'))).status).toBe(401);
    expect((await panel('get', historyOf('x'), SITE_TOKEN)).status).toBe(401);
    const table = `/content-manager/collection-types/${VERSION_UID}`;
    expect((await panel('get', table)).status).toBe(403);
  });
});
