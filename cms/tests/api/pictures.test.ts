import { readdirSync } from 'node:fs';
import path from 'node:path';

import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { readSnapshot } from '../support/as-site';
import { addCategory } from '../support/build-product';
import { filterReads, captureStatements } from '../support/capture-statements';
import { createPng } from '../support/create-png';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { createSchedulingTesting, minutesFromNow } from '../support/scheduling-testing';
import { setUpCms } from '../support/start-cms';
import { describePicture, replacePicture, uploadPicture } from '../support/upload-picture';

const FILE = 'plugin::upload.file';
const CLIENT = 'api::client.client';
const PRODUCT = 'api::product.product';
const CLIENTS = `/content-manager/collection-types/${CLIENT}`;
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const PRIVACY_PAGE = '/content-manager/single-types/api::privacy-page.privacy-page';

describe('the pictures of the media library', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let redactor: PanelStaff;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    redactor = await signInWithRole(cms, 'redactor');
  });

  const publish = (address: string, id: string) => editor.act(`${address}/${id}`, 'publish');
  const erase = (files: object) => editor.call('post', '/upload/actions/bulk-delete').send(files);
  const revision = async () => (await readSnapshot(cms)).revision;
  const readFile = (id: number) => cms.strapi.db.query(FILE).findOne({ where: { id } });
  const textOf = async (id: number) => (await readFile(id))?.alternativeText;
  const refusal = ({ status, body }: { status: number; body: { error?: { message: string } } }) => [
    status,
    body.error?.message,
  ];

  it('that are used cannot be deleted, alone or in bulk', async () => {
    const logo = await uploadPicture(editor, { alternativeText: 'Un logotipo' });
    const client = await editor.create(CLIENTS, { name: 'Comal', logo });
    const single = await editor.call('delete', `/upload/files/${logo}`);
    expect(refusal(single)).toEqual([
      400,
      PUBLISHING_MESSAGES.fileInUse('foto.png', 'Cliente «Comal»'),
    ]);
    expect((await erase({ fileIds: [logo] })).status).toBe(400);
    const pictures = await editor.call('get', '/publish-checks/pictures');
    expect(pictures.body.data.find(({ id }: { id: number }) => id === logo)).toMatchObject({
      name: 'foto.png',
      alternativeText: 'Un logotipo',
      usages: [{ uid: CLIENT, place: expect.any(String), isPublished: false, isDraft: true }],
    });
    await editor.call('delete', `${CLIENTS}/${client}`).expect(200);
    await editor.call('delete', `/upload/files/${logo}`).expect(200);
  });

  it('that only the published version uses are listed as such', async () => {
    const logo = await uploadPicture(editor, { alternativeText: 'Un logotipo' });
    const client = await editor.create(CLIENTS, { name: 'Yelvia', logo });
    await publish(CLIENTS, client).expect(200);
    const usesOf = async () => {
      const { body } = await editor.call('get', '/publish-checks/pictures');
      return body.data.find(({ id }: { id: number }) => id === logo).usages;
    };
    expect(await usesOf()).toMatchObject([{ isPublished: true, isDraft: true }]);
    await editor.save(`${CLIENTS}/${client}`, { logo: null }).expect(200);
    expect(await usesOf()).toMatchObject([{ isPublished: true, isDraft: false }]);
    const refused = await editor.call('delete', `/upload/files/${logo}`);
    expect(refusal(refused)).toEqual([
      400,
      PUBLISHING_MESSAGES.fileInUse('foto.png', 'Cliente «Yelvia» (solo en lo publicado)'),
    ]);
  });

  it('are all kept when one of the folder or of the selection is used', async () => {
    const { body } = await editor.call('post', '/upload/folders').send({ name: 'Logos' });
    const folder: number = body.data.id;
    const inside = await editor
      .call('post', '/upload/folders')
      .send({ name: 'Viejos', parent: folder });
    const [used, unused, beside] = [
      await uploadPicture(editor, { folder: inside.body.data.id }),
      await uploadPicture(editor, { folder }),
      await uploadPicture(editor),
    ];
    const client = await editor.create(CLIENTS, { name: 'Maguey', logo: used });
    const onDisk = () => readdirSync(path.join(cms.strapi.dirs.static.public, 'uploads')).sort();
    const before = onDisk();
    expect(before.length).toBeGreaterThan(2);

    const refused = [400, PUBLISHING_MESSAGES.fileInUse('foto.png', 'Cliente «Maguey»')];
    expect(refusal(await erase({ folderIds: [folder] }))).toEqual(refused);
    expect(refusal(await erase({ folderIds: [folder], fileIds: [beside] }))).toEqual(refused);
    for (const id of [used, unused, beside]) expect(await readFile(id)).not.toBeNull();
    expect(onDisk()).toEqual(before);
    expect((await erase({ folderIds: 'x', fileIds: [beside] })).status).toBe(400);

    await editor.call('delete', `${CLIENTS}/${client}`).expect(200);
    await erase({ folderIds: [folder], fileIds: [beside] }).expect(200);
    for (const id of [used, unused, beside]) expect(await readFile(id)).toBeNull();
    expect(onDisk().length).toBeLessThan(before.length);
  });

  it('are searched for with the same number of queries for twelve as for two', async () => {
    const upload = (count: number) =>
      Promise.all(Array.from({ length: count }, () => uploadPicture(redactor)));
    for (const fileIds of [await upload(2), await upload(12)]) {
      const statements = await captureStatements(cms, () =>
        redactor.call('post', '/upload/actions/bulk-delete').send({ fileIds }).expect(200),
      );
      for (const table of ['products', 'clients', 'home_pages']) {
        expect(filterReads(statements, table)).toHaveLength(1);
      }
    }
  });

  it('cannot be attached to an entry by their upload', async () => {
    const category = await addCategory(cms, 'Básculas');
    const description = 'Pesa.';
    const own = { name: 'Báscula', slug: 'bascula', description, price: 990 };
    const id = await editor.create(PRODUCTS, {
      ...own,
      category: { connect: [{ documentId: category }] },
    });
    await publish(PRODUCTS, id).expect(200);
    const products = cms.strapi.db.query(PRODUCT);
    const rows = await products.findMany({ where: { documentId: id } });
    expect(rows).toHaveLength(2);
    for (const { id: refId } of rows) {
      await redactor
        .call('post', '/upload')
        .attach('files', createPng(8, 8), 'foto.png')
        .field({ ref: PRODUCT, refId: String(refId), field: 'image', path: '../otro' })
        .expect(201);
    }
    const after = await products.findMany({ where: { documentId: id }, populate: ['image'] });
    expect(after.map(({ image }: { image: unknown }) => image)).toEqual([null, null]);
  });

  it('that were uploaded twice count as the same picture of two entries', async () => {
    const [first, second, other] = [
      await uploadPicture(editor),
      await uploadPicture(editor),
      (await editor.call('post', '/upload').attach('files', createPng(9, 8), 'otra.png')).body[0]
        .id,
    ];
    const client = await editor.create(CLIENTS, { name: 'Agave', logo: first });
    await describePicture(editor, first, 'Un logotipo').expect(200);
    await publish(CLIENTS, client).expect(200);
    const { body } = await editor.call('get', `/publish-checks/names/${CLIENT}`).expect(200);
    const { pictures } = body.data.find((entry: { name: string }) => entry.name === 'Agave');
    expect(pictures.logo).toEqual(expect.arrayContaining([first, second]));
    expect(pictures.logo).not.toContain(other);
  });

  it('are not marked as decorative by an empty text', async () => {
    const empty = { alternativeText: '' };
    const id = await uploadPicture(editor, empty);
    expect(await textOf(id)).toBeNull();
    await describePicture(editor, id, 'Un lector').expect(200);
    await replacePicture(editor, id, empty).expect(200);
    expect(await textOf(id)).toBeNull();
    await describePicture(editor, id, 'Decorativa').expect(200);
    await describePicture(editor, id, '').expect(200);
    expect(await textOf(id)).toBeNull();
    // An older decorative mark (empty text) survives a save of the other fields of the form.
    await cms.strapi.db.query(FILE).update({ where: { id }, data: empty });
    await describePicture(editor, id, '').expect(200);
    expect(await textOf(id)).toBe('');
  });

  it('are found in rich text, stored by their path, and require an alternative text there', async () => {
    const id = await uploadPicture(editor);
    const { id: _id, ...file } = await readFile(id);
    // As the panel writes it: a copy with the full URL, and the file name instead of a missing
    // text.
    const cmsUrl: string = cms.strapi.config.get('server.absoluteUrl');
    const body = (alternativeText: string) => [
      {
        type: 'image',
        image: { ...file, alternativeText, url: `${cmsUrl}${file.url}`, provider_metadata: null },
        children: [{ type: 'text', text: '' }],
      },
    ];
    const act = (alternativeText: string) =>
      editor.act(PRIVACY_PAGE, 'publish', {
        ...{ title: 'Aviso', version: '1', effectiveDate: '2026-01-01', summary: 'Breve.' },
        body: body(alternativeText),
      });
    const response = await act('foto.png');
    expect([response.status, response.body.error.details.errors]).toEqual([
      400,
      [expect.objectContaining({ path: ['body'] })],
    ]);
    const published = await act('Decorativa').expect(200);
    expect(published.body.data.body[0].image.url).toBe(file.url);
    const pictures = await editor.call('get', '/publish-checks/pictures');
    const found = pictures.body.data.find((picture: { id: number }) => picture.id === id);
    expect(found.usages).toMatchObject([{ isSingle: true, isPublished: true, isDraft: true }]);
    expect((await editor.call('delete', `/upload/files/${id}`)).status).toBe(400);

    const before = await revision();
    expect(await revision()).toBe(before);
    await replacePicture(editor, id).expect(200);
    expect(await revision()).not.toBe(before);
  });

  describe('cannot be changed by users who only write drafts', () => {
    it('when they belong to others or are published', async () => {
      const ofOthers = await uploadPicture(editor);
      expect((await describePicture(redactor, ofOthers, 'Mía')).status).toBe(403);
      const bulk = redactor.call('post', '/upload/actions/bulk-delete');
      expect((await bulk.send({ fileIds: [ofOthers] })).status).toBe(403);

      const own = await uploadPicture(redactor, { alternativeText: 'Un logotipo' });
      await describePicture(redactor, own, 'El logotipo').expect(200);
      const client = await editor.create(CLIENTS, { name: 'Posada', logo: own });
      await publish(CLIENTS, client).expect(200);
      const refused = [403, PUBLISHING_MESSAGES.picture];
      expect(refusal(await describePicture(redactor, own, 'Otro'))).toEqual(refused);
      expect(refusal(await replacePicture(redactor, own))).toEqual(refused);
    });

    it('when their entry is scheduled', async () => {
      const own = await uploadPicture(redactor, { alternativeText: 'Un logotipo' });
      const client = await editor.create(CLIENTS, { name: 'Mezcal', logo: own });
      const { writeDates } = createSchedulingTesting(cms);
      await writeDates(CLIENT, client, { publishAt: minutesFromNow(60) });
      const refused = [403, PUBLISHING_MESSAGES.pictureScheduled];
      expect(refusal(await describePicture(redactor, own, 'Otro'))).toEqual(refused);
      expect(refusal(await replacePicture(redactor, own))).toEqual(refused);
      await writeDates(CLIENT, client, { publishAt: null });
      await describePicture(redactor, own, 'Otro').expect(200);
    });
  });
});
