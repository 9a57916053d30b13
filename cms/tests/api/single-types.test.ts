import { SINGLE_TYPE_MESSAGES } from '../../contracts/removal';
import { findSingle } from '../../src/content-model/find-single';
import { repairIntegrity } from '../../src/features/integrity/server/integrity';
import { provisionSingleTypes } from '../../src/provision/single-types';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInAsSuperAdmin, signInWithRole, type PanelStaff } from '../support/panel-staff';
import { createSchedulingTesting, minutesFromNow } from '../support/scheduling-testing';
import { setUpCms } from '../support/start-cms';

const NOTICE = 'api::privacy-page.privacy-page';
const BLOG = 'api::blog-page.blog-page';
const NAME = 'Aviso de privacidad';
const single = (uid: string) => `/content-manager/single-types/${uid}`;
const collection = (uid: string) => `/content-manager/collection-types/${uid}`;

const notice = {
  title: NAME,
  summary: 'Qué hacemos con tus datos.',
  version: '2026-01',
  effectiveDate: '2026-01-01',
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Los cuidamos.' }] }],
};

describe('a single type', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let superAdmin: PanelStaff;
  let documentId: string;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    superAdmin = await signInAsSuperAdmin(cms);
    const { body } = await editor.act(single(NOTICE), 'publish', notice).expect(200);
    documentId = body.data.documentId;
  });

  const rows = (uid = NOTICE) => cms.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } });
  const publishedTitles = async (uid = NOTICE) =>
    (await rows(uid)).filter((row) => row.publishedAt).map(({ title }) => title);

  it('cannot be unpublished or deleted by any user or program', async () => {
    const requests = [
      await editor.act(single(NOTICE), 'unpublish'),
      await superAdmin.call('delete', single(NOTICE)),
    ];
    for (const { status, body } of requests) {
      expect([status, body.error.message]).toEqual([400, SINGLE_TYPE_MESSAGES.removed(NAME)]);
    }
    const { documents } = createSchedulingTesting(cms);
    await expect(documents(NOTICE).unpublish({ documentId })).rejects.toThrow(NAME);
    await expect(documents(NOTICE).delete({ documentId })).rejects.toThrow(NAME);
    expect(await publishedTitles()).toEqual([NAME]);
  });

  it('cannot be scheduled for unpublishing, and ignores a stored date', async () => {
    const response = await editor.save(single(NOTICE), {
      ...notice,
      unpublishAt: minutesFromNow(5),
    });
    expect([response.status, response.body.error.details.errors[0]]).toEqual([
      400,
      expect.objectContaining({ path: ['unpublishAt'] }),
    ]);
    const { writeDates, runDue, isPublished } = createSchedulingTesting(cms);
    await writeDates(NOTICE, documentId, { unpublishAt: minutesFromNow(-1) });
    expectLoggedErrors(/^Scheduled: .* was refused/);
    await runDue(new Date());
    expect(await isPublished(NOTICE, documentId)).toBe(true);
  });

  it('cannot get a second document from any route or program', async () => {
    const redactor = await signInWithRole(cms, 'redactor');
    for (const { call } of [redactor, editor, superAdmin]) {
      await call('post', collection(NOTICE)).send(notice).expect(404);
      await call('post', `${collection(NOTICE)}/clone/${documentId}`)
        .send({})
        .expect(404);
    }
    for (const action of ['bulkUnpublish', 'bulkDelete']) {
      const address = `${collection(NOTICE)}/actions/${action}`;
      await superAdmin
        .call('post', address)
        .send({ documentIds: [documentId] })
        .expect(404);
    }
    const { documents } = createSchedulingTesting(cms);
    const message = SINGLE_TYPE_MESSAGES.second(NAME);
    await expect(documents(NOTICE).create({ data: notice })).rejects.toThrow(message);
    await expect(documents(NOTICE).clone({ documentId })).rejects.toThrow(message);
    expect(await findSingle(cms.strapi, NOTICE)).toEqual([documentId]);
    expect(await publishedTitles()).toEqual([NAME]);
  });

  it('keeps a draft that was moved to another document until it is repaired', async () => {
    const drafts = () =>
      cms.strapi.db
        .query(NOTICE)
        .findMany({ where: { publishedAt: null }, select: ['documentId'] });
    await cms.strapi.db
      .query(NOTICE)
      .updateMany({ where: { publishedAt: null }, data: { documentId: 'movido' } });
    await provisionSingleTypes(cms.strapi);
    expect(await drafts()).toEqual([expect.objectContaining({ documentId: 'movido' })]);
    await repairIntegrity(cms.strapi);
    expect(await drafts()).toEqual([expect.objectContaining({ documentId })]);
    await provisionSingleTypes(cms.strapi);
    expect(await rows()).toHaveLength(2);
  });

  it('keeps a surplus draft as a version of its document', async () => {
    await cms.strapi.db.query(NOTICE).create({
      data: { ...notice, documentId, title: 'Sobrante', publishedAt: null },
    });
    await repairIntegrity(cms.strapi);
    await provisionSingleTypes(cms.strapi);
    expect(await rows()).toHaveLength(2);
    const url = `/history-panel/entries/${NOTICE}/${documentId}`;
    const { versions } = (await editor.call('get', url).expect(200)).body.data;
    expect(versions[0]).toMatchObject({ action: 'draft' });
    expect(await publishedTitles()).toEqual([NAME]);
  });

  it('keeps its first document when older data has two', async () => {
    await editor
      .act(single(BLOG), 'publish', { title: 'La primera', description: 'Pronto.' })
      .expect(200);
    const [first] = await findSingle(cms.strapi, BLOG);
    const second = { documentId: 'segundapagina00000000000', title: 'La segunda' };
    for (const publishedAt of [null, new Date()]) {
      await cms.strapi.db.query(BLOG).create({ data: { ...second, publishedAt } });
    }
    expect(await publishedTitles(BLOG)).toHaveLength(2);

    await provisionSingleTypes(cms.strapi);
    expect(await findSingle(cms.strapi, BLOG)).toEqual([first]);
    expect(await publishedTitles(BLOG)).toEqual(['La primera']);
    const history = await editor.call('get', `/history-panel/entries/${BLOG}/${first}`).expect(200);
    expect(history.body.data.versions).toHaveLength(2);
  });
});
