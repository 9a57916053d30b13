import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { PanelRoleKey } from '../../../contracts/panel-roles';
import { SYSTEM_ATTRIBUTE_MESSAGES } from '../../../contracts/saving';
import { listPublicTypes } from '../../../src/content-model/public-types';
import { seed } from '../../../src/seed/seed';
import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { copyContent } from '../../support/copy-content';
import { IS_POSTGRES } from '../../support/create-database';
import { createHostileEntries } from '../../support/hostile-entry';
import { signInWithRole, type PanelStaff } from '../../support/panel-staff';
import { setUpCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { uploadPicture } from '../../support/upload-picture';

type Row = {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  locale: string | null;
  createdBy: { id: number } | null;
  updatedBy: { id: number } | null;
};

/** Beyond what JavaScript, or PostgreSQL's integer columns, count exactly. */
const LARGEST_ID = IS_POSTGRES ? 2_000_000_000 : Number.MAX_SAFE_INTEGER;
/** Too small for a thumbnail, which takes time. */
const TINY = 16;
const SETTINGS = 'api::site-settings.site-settings';
/** Times that no save of the last minute has. */
const OTHER_TIMES = ['2001-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];
const HOUR_MS = 3_600_000;
/** What a draft of any type needs. */
const NEW = { name: 'x', title: 'x', sections: [] };

describe('system attributes in request bodies', () => {
  const cms = setUpCms();
  const staff = {} as Record<PanelRoleKey, PanelStaff>;
  let dataDir: string;
  let entries: ReturnType<typeof createHostileEntries>;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-seed-'));
    await copyContent(dataDir, TINY);
    await seed(cms.strapi, { dataDir });
    // The demo content has none.
    const data = { text: 'Buen Fin', color: 'anil', closable: true } as const;
    await cms.strapi
      .documents('api::announcement.announcement')
      .create({ data, status: 'published' });
    for (const uid of ['api::article.article', 'api::page.page'] as const) {
      const drafts = await cms.strapi.documents(uid).findMany({ fields: ['documentId'] });
      for (const { documentId } of drafts) await cms.strapi.documents(uid).publish({ documentId });
    }
    for (const key of ['redactor', 'editor', 'administrador'] as const) {
      staff[key] = await signInWithRole(cms, key);
    }
    entries = createHostileEntries(cms, LARGEST_ID);
  }, START_TIMEOUT_MS);
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const rowsOf = async (uid: string): Promise<Row[]> =>
    cms.strapi.db
      .query(uid)
      .findMany({ populate: ['createdBy', 'updatedBy'], orderBy: { id: 'asc' } });

  /** The system attributes of the draft and of the live version; row ids change with publishing. */
  const identities = (rows: Row[]) =>
    rows
      .map(({ documentId, createdAt, publishedAt, locale, createdBy }) =>
        [documentId, createdAt, publishedAt ? 'live' : 'draft', locale, createdBy?.id].join(' '),
      )
      .sort();

  /** Sends requests and checks that the entries of the type are the same as before. */
  async function expectSameEntries(uid: string, send: () => Promise<void>) {
    const before = identities(await rowsOf(uid));
    await send();
    expect(identities(await rowsOf(uid))).toEqual(before);
  }

  const typesOf = (kind: string) =>
    listPublicTypes(cms.strapi).filter((type) => type.kind === kind && type.uid !== SETTINGS);

  const readBody = async (uid: string, id: string) =>
    entries.bodyOf(uid, await entries.read(uid, id));
  const attackOn = async (uid: string, id: string) => ({
    ...(await readBody(uid, id)),
    ...entries.systemValues,
  });

  /** Sends system attributes by every route that writes an existing entry. */
  async function writeExisting(key: PanelRoleKey, uid: string, address: string, id: string) {
    const { call, act, user } = staff[key];
    const mayPublish = key !== 'redactor';

    const moved = await call('put', address).send({ documentId: 'zzzzzzzzzzzzzzzzzzzzzzzz' });
    expect([moved.status, moved.body.error?.message]).toEqual([
      400,
      SYSTEM_ATTRIBUTE_MESSAGES.otherEntry,
    ]);
    const saved = await call('put', address).send(await attackOn(uid, id));
    expect([uid, saved.status, saved.body.error]).toEqual([uid, 200, undefined]);
    expect(saved.body.data).toMatchObject({ documentId: id, updatedBy: { id: user.id } });
    expectRecent(saved.body.data.updatedAt);
    // The panel sends the time that it loaded, by which a save from an old form is recognised.
    for (const updatedAt of OTHER_TIMES) await call('put', address).send({ updatedAt }).expect(409);

    await act(address, 'publish', { documentId: 'ajeno' }).expect(mayPublish ? 400 : 403);
    const published = await act(address, 'publish', await attackOn(uid, id));
    expect([uid, published.status]).toEqual([uid, mayPublish ? 200 : 403]);
    await act(address, 'discard', { ...entries.systemValues, documentId: 'ajeno' }).expect(200);
  }

  const expectRecent = (time: string) =>
    expect(Math.abs(Date.now() - new Date(time).getTime())).toBeLessThan(HOUR_MS);

  /** Reads relations of an entry, which changes nothing, and tries to write them. */
  async function useRelations(key: PanelRoleKey, uid: string, id: string) {
    const { call } = staff[key];
    const { attributes } = cms.strapi.contentType(uid as typeof SETTINGS);
    for (const [name, { type }] of Object.entries(attributes)) {
      if (type !== 'relation') continue;
      for (const address of [`relations/${uid}/${name}`, `relations/${uid}/${id}/${name}`]) {
        const read = call('get', `/content-manager/${address}`);
        const { status } = await read.query({
          ...entries.systemValues,
          idsToInclude: [LARGEST_ID],
        });
        expect([address, [200, 400, 403, 404].includes(status)]).toEqual([address, true]);
        for (const method of ['post', 'put'] as const) {
          const written = await call(method, `/content-manager/${address}`).send(
            entries.systemValues,
          );
          expect([address, [404, 405].includes(written.status)]).toEqual([address, true]);
        }
      }
    }
  }

  /** Unpublishes and deletes the added documents together with system attributes of another entry. */
  async function removeMany(key: PanelRoleKey, address: string, added: string[], other: string) {
    const { act, call } = staff[key];
    const [first = '', ...rest] = added;
    const data = { ...entries.systemValues, documentId: other, locale: null, where: {} };
    await act(address, 'bulkUnpublish', { ...data, documentIds: [first] }).expect(
      key === 'redactor' ? 403 : 200,
    );
    const own = address.replace('/content-manager/collection-types', '/bulk-actions');
    const request = { ...data, documentIds: [first], action: 'delete' };
    const { body } = await call('post', `${own}/run`).send(request).expect(200);
    expect(body.data).toEqual([expect.objectContaining({ documentId: first, refusal: null })]);
    await act(address, 'bulkDelete', { ...data, documentIds: rest }).expect(200);
  }

  /** Sends system attributes by the routes for lists of entries. */
  async function writeMany(key: PanelRoleKey, address: string, id: string) {
    const { act, call } = staff[key];
    const data = { ...entries.systemValues, documentIds: [id], documentId: 'ajeno', locale: null };
    const expected = key === 'redactor' ? 403 : 200;
    await act(address, 'bulkPublish', data).expect(expected);
    const own = address.replace('/content-manager/collection-types', '/bulk-actions');
    for (const step of ['check', 'run']) {
      for (const action of ['publish', 'unpublish']) {
        const sent = await call('post', `${own}/${step}`).send({ ...data, action });
        expect([own, step, action, sent.status]).toEqual([own, step, action, expected]);
      }
    }
    await act(address, 'bulkPublish', data).expect(expected);
  }

  /** Creates and copies entries with system attributes. @returns the documents that were added */
  async function addEntries(key: PanelRoleKey, uid: string, address: string, id: string) {
    const { call } = staff[key];
    for (const name of ['id', 'documentId'] as const) {
      const refused = { name: 'x', title: 'x', [name]: name === 'id' ? LARGEST_ID : 'ajeno' };
      for (const path of [address, `${address}/actions/publish`]) {
        const { status, body } = await call('post', path).send(refused);
        const expected = path !== address && key === 'redactor' ? 403 : 400;
        expect([uid, path, status]).toEqual([uid, path, expected]);
        if (expected === 400) {
          expect(body.error.message).toBe(SYSTEM_ATTRIBUTE_MESSAGES.assigned(name));
        }
      }
    }
    const { id: _id, ...others } = entries.systemValues;
    const [updatedAt] = OTHER_TIMES;
    const created = await call('post', address).send({ ...others, updatedAt, ...NEW });
    expect([uid, created.status, created.body.error]).toEqual([uid, 201, undefined]);
    const copied = await call('post', `${address}/clone/${id}`).send({
      ...(await attackOn(uid, id)),
      ...{
        documentId: 'ajeno',
        updatedAt,
        slug: 'una-copia',
        name: 'Una copia',
        title: 'Una copia',
      },
    });
    expect([uid, copied.status, copied.body.error]).toEqual([uid, 200, undefined]);
    await call('post', `${address}/auto-clone/${id}`).send(others);
    return [created.body.data.documentId, copied.body.data.documentId] as string[];
  }

  describe.each(['redactor', 'editor'] as const)('sent by a %s', (key) => {
    it('do not change single types', async () => {
      for (const { uid } of typesOf('singleType')) {
        const [{ documentId } = { documentId: '' }] = await rowsOf(uid);
        await expectSameEntries(uid, () =>
          writeExisting(key, uid, `/content-manager/single-types/${uid}`, documentId),
        );
      }
      expect(await entries.largestStoredId()).toBeLessThan(100_000);
    }, 400_000);

    it('do not change entries of lists, nor those created or copied', async () => {
      for (const { uid } of typesOf('collectionType')) {
        const address = `/content-manager/collection-types/${uid}`;
        const [{ documentId: id } = { documentId: '' }] = await rowsOf(uid);
        await expectSameEntries(uid, async () => {
          await writeExisting(key, uid, `${address}/${id}`, id);
          await writeMany(key, address, id);
          await useRelations(key, uid, id);
        });
        const before = await rowsOf(uid);
        const documents = await addEntries(key, uid, address, id);
        const after = await rowsOf(uid);
        const added = after.filter((row) => !before.some((old) => old.id === row.id));
        expect(identities(after)).toEqual(expect.arrayContaining(identities(before)));
        for (const row of added) {
          expect(row).toMatchObject({
            documentId: expect.stringMatching(/^[a-z][a-z0-9]{23}$/),
            createdBy: { id: staff[key].user.id },
            updatedBy: { id: staff[key].user.id },
            publishedAt: null,
          });
          expectRecent(row.createdAt);
          expectRecent(row.updatedAt);
        }
        // Every account can still create entries, with the next free id.
        const { body } = await staff.administrador
          .call('post', address)
          .send({ ...NEW, name: 'otra', title: 'otra' })
          .expect(201);
        expect(after.map((row) => row.id)).not.toContain(body.data.id);
        expect(after.map((row) => row.documentId)).not.toContain(body.data.documentId);
        const present = await rowsOf(uid);
        await removeMany(key, address, documents, id);
        const others = present.filter((row) => !documents.includes(row.documentId));
        expect(identities(await rowsOf(uid))).toEqual(identities(others));
      }
      expect(await entries.largestStoredId()).toBeLessThan(100_000);
    }, 400_000);
  });

  it('do not change enquiries, settings and templates of higher roles', async () => {
    const { call } = staff.administrador;
    const settings = `/content-manager/single-types/${SETTINGS}`;
    const [{ documentId } = { documentId: '' }] = await rowsOf(SETTINGS);
    await expectSameEntries(SETTINGS, () =>
      writeExisting('administrador', SETTINGS, settings, documentId),
    );
    await postEnquiry(cms, buildEnquiry());
    for (const uid of ['api::enquiry.enquiry', 'api::reply-template.reply-template']) {
      await expectSameEntries(uid, async () => {
        const [{ documentId: id } = { documentId: '' }] = await rowsOf(uid);
        const address = `/content-manager/collection-types/${uid}/${id}`;
        await call('put', address).send({ documentId: 'ajeno' }).expect(400);
        await call('put', address).send(entries.systemValues).expect(200);
      });
    }
    expect(await entries.largestStoredId()).toBeLessThan(100_000);
  });

  it('do not reach files, folders and accounts', async () => {
    const { redactor } = staff;
    const picture = await uploadPicture(redactor, { ...entries.systemValues, hash: 'x', url: 'x' });
    const file = await cms.strapi.db.query('plugin::upload.file').findOne({
      where: { id: picture },
      populate: ['createdBy'],
    });
    expect(file).toMatchObject({ createdBy: { id: redactor.user.id }, locale: null });
    expect(file.url).toMatch(/^\/uploads\//);
    const { call } = redactor;
    const info = { id: LARGEST_ID, documentId: 'ajeno', url: 'x' };
    await call('post', `/upload?id=${picture}`)
      .field('fileInfo', JSON.stringify({ ...info, alternativeText: 'Una foto' }))
      .expect(200);
    expect(await cms.strapi.db.query('plugin::upload.file').count({ where: info })).toBe(0);
    const folder = { name: 'Carpeta', parent: null };
    await call('post', '/upload/folders')
      .send({ ...folder, ...info })
      .expect(400);
    await call('post', '/upload/folders').send(folder).expect(201);
    await call('put', '/admin/users/me').send({ firstname: 'Otro', id: LARGEST_ID }).expect(400);
    expect(await entries.largestStoredId()).toBeLessThan(100_000);
  });

  it('cannot make a draft refer to the live version of another entry', async () => {
    const PRODUCT = 'api::product.product';
    const [draft, live] = (await rowsOf('api::product-category.product-category')).slice(0, 2);
    const address = `/content-manager/collection-types/${PRODUCT}`;
    const { call } = staff.redactor;
    const categoryOf = async (id: string) => {
      const where = { documentId: id, publishedAt: null };
      const row = await cms.strapi.db
        .query(PRODUCT)
        .findOne({ where, populate: { category: true } });
      return row.category?.id;
    };
    expect([draft?.publishedAt, live?.documentId]).toEqual([null, draft?.documentId]);
    const id = live?.id;
    for (const category of [
      ...[id, { id }, [{ id }], { set: [{ id }] }, { connect: [{ id }] }],
      { connect: [{ id, documentId: null }] },
    ]) {
      const created = await call('post', address).send({ ...NEW, category });
      expect([category, created.status]).toEqual([category, 201]);
      const { documentId } = created.body.data;
      expect([category, await categoryOf(documentId)]).toEqual([category, draft?.id]);
      const disconnect = [{ id: category === id ? draft?.id : id }];
      await call('put', `${address}/${documentId}`).send({ category: { disconnect } }).expect(200);
      expect(await categoryOf(documentId)).toBeUndefined();
    }
  });

  describe('of components', () => {
    const SERVICE = 'api::service.service';
    const address = (id: string) => `/content-manager/collection-types/${SERVICE}/${id}`;
    const featuresOf = async (id: string) =>
      (await entries.read(SERVICE, id)).features as { id: number; text: string }[];

    it('cannot take or change a component of another entry', async () => {
      const drafts = (await rowsOf(SERVICE)).filter((row) => !row.publishedAt);
      const [mine = '', other = ''] = drafts.map((row) => row.documentId);
      const [before, theirs] = await Promise.all([mine, other].map(featuresOf));
      const { call } = staff.editor;
      const save = (features: object[]) => call('put', address(mine)).send({ features });
      const stolen = await save([{ id: theirs?.[0]?.id, text: 'robado' }]);
      expect(stolen.status).toBe(400);
      expect(stolen.body.error.message).toContain('es de otra entrada');
      expect(await Promise.all([mine, other].map(featuresOf))).toEqual([before, theirs]);
      await save((before ?? []).map(({ id, text }) => ({ id, text: `${text}.` }))).expect(200);
      expect((await featuresOf(mine)).map(({ id }) => id)).toEqual(before?.map(({ id }) => id));
    });
  });
});
