import type { Version } from '../../contracts/history';
import { VERSION_UID } from '../../src/history/version-row';
import { addCategory, addPicture } from '../support/catalogue';
import { historyOf, type HistoryDesk, PRODUCT, PRODUCTS, startHistory } from '../support/history';
import { enterWith } from '../support/panel-staff';

const HOME = 'api::home-page.home-page';
const HOME_PAGE = `/content-manager/single-types/${HOME}`;

describe('an old version', () => {
  let desk: HistoryDesk;

  beforeAll(async () => {
    desk = await startHistory();
  });
  afterAll(() => desk.cms.stop());

  const readDraft = async (documentId: string) =>
    (await desk.panel('get', `${PRODUCTS}/${documentId}`)).body.data;

  it('is put back into the draft, and what is published stays', async () => {
    const image = await addPicture(desk.cms);
    const seo = { title: 'Lector de códigos', description: 'Lee códigos.' };
    const { documentId, data } = await desk.add({ image, seo });
    await desk.publish(documentId, { ...data, publishAt: null });
    const other = await addCategory(desk.cms, 'Etiquetas');
    await desk.publish(documentId, {
      ...data,
      name: 'Otro',
      price: 1,
      image: null,
      seo: null,
      category: { set: [{ documentId: other }] },
    });
    const [, first] = await desk.versionsOf(documentId);

    const { body } = await desk.restore({ documentId }, first?.id).expect(200);
    expect(body.data.leftOut).toEqual([]);
    const draft = await readDraft(documentId);
    expect(draft).toMatchObject({ name: data.name, price: 1499.99, seo, image: { id: image } });
    expect(draft.status).toBe('modified');
    const row = await desk.cms.strapi.db.query(PRODUCT).findOne({
      where: { documentId, publishedAt: null },
      populate: ['category'],
    });
    expect(row.category.documentId).toBe(desk.category);
    const live = await desk.cms.strapi
      .documents(PRODUCT)
      .findOne({ documentId, status: 'published' });
    expect(live?.name).toBe('Otro');
    await desk.publish(documentId, {});
    const fields = ['name', 'price', 'category', 'image', 'seo'];
    const [third, second] = await desk.versionsOf(documentId);
    for (const version of [second, third]) {
      expect(version?.changes.map(({ path }) => path[0]?.field)).toEqual(fields);
    }
  });

  it('puts back lists, what is in their parts, and options', async () => {
    const image = await addPicture(desk.cms);
    const cta = { label: 'Ver', target: 'enlace', href: '/productos', message: null };
    const slide = (label: string, gradient: string, ...features: string[]) => ({
      label,
      icon: 'store',
      title: `Todo de ${label}`,
      description: 'Cobra y factura.',
      primaryCta: cta,
      image,
      features: features.map((text) => ({ text })),
      gradient,
    });
    const publishHome = (...slides: object[]) =>
      desk.panel('post', `${HOME_PAGE}/actions/publish`).send({ slides }).expect(200);
    const first = slide('Tiendas', 'talavera', 'Factura', 'Cobra');
    const second = slide('Hoteles', 'noche', 'Reserva');
    const { body } = await publishHome(first, second);
    const documentId: string = body.data.documentId;
    const changed = { ...first, gradient: 'anil', icon: null, features: [{ text: 'Cobra' }] };
    await publishHome({ ...changed, primaryCta: { ...cta, target: 'whatsapp', message: 'Hola' } });
    const [newest, oldest] = await desk.versionsOf(documentId, HOME);
    expect(newest?.changes.map(({ kind, path }) => `${kind} ${path.at(-1)?.field}`)).toEqual([
      'value icon',
      'value target',
      'value message',
      'part features',
      'value gradient',
      'part slides',
    ]);

    const restored = await desk.restore({ documentId, uid: HOME }, oldest?.id).expect(200);
    expect(restored.body.data.leftOut).toEqual([]);
    const { slides } = (await desk.panel('get', HOME_PAGE)).body.data;
    const back = [first, second].map((each) => ({ ...each, image: { id: image } }));
    expect(slides).toMatchObject(back);
    expect(slides).toHaveLength(2);
  });

  it('leaves out and tells what no longer exists', async () => {
    const image = await addPicture(desk.cms);
    const gone = await addCategory(desk.cms, 'Cajones');
    const { documentId, data } = await desk.add({
      image,
      category: { set: [{ documentId: gone }] },
    });
    await desk.publish(documentId, data);
    await desk.publish(documentId, {
      ...data,
      image: null,
      category: { set: [{ documentId: desk.category }] },
    });
    const [, first] = await desk.versionsOf(documentId);
    await desk.cms.strapi.db.query('plugin::upload.file').delete({ where: { id: image } });
    await desk.cms.strapi
      .documents('api::product-category.product-category')
      .delete({ documentId: gone });
    await desk.add({ slug: 'ya-ocupada' });
    const row = await desk.cms.strapi.db
      .query(VERSION_UID)
      .findOne({ where: { documentId: first?.id } });
    const content = { ...row.content, slug: 'ya-ocupada', colour: 'red', featured: 'yes' };
    await desk.cms.strapi.db
      .query(VERSION_UID)
      .update({ where: { id: row.id }, data: { content } });

    const { body } = await desk.restore({ documentId }, first?.id).expect(200);
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
    const { documentId, data } = await desk.add();
    const other = await desk.add();
    await desk.publish(other.documentId, other.data);
    const [foreign] = await desk.versionsOf(other.documentId);
    expect((await desk.restore({ documentId }, foreign?.id)).status).toBe(404);
    expect((await desk.restore({ documentId }, undefined)).status).toBe(404);
    expect((await readDraft(documentId)).name).toBe(data.name);
  });

  it('is for who may read the entry, and to be put back for who may change it', async () => {
    const { documentId, data } = await desk.add();
    await desk.publish(documentId, data);
    const [version] = await desk.versionsOf(documentId);
    const { token: nobody } = await enterWith(desk.cms, 'nadie', {});
    const { token: reader } = await enterWith(desk.cms, 'lector', { read: [PRODUCT] }, [
      'name',
      'price',
    ]);
    const mayWrite = { read: [PRODUCT], update: [PRODUCT] };
    const { token: writer } = await enterWith(desk.cms, 'redactor', mayWrite, ['name']);
    expect((await desk.panel('get', historyOf(documentId), nobody)).status).toBe(403);
    expect((await desk.restore({ documentId }, version?.id, nobody)).status).toBe(403);
    const read = await desk.panel('get', historyOf(documentId), reader).expect(200);
    expect(read.body.data.canRestore).toBe(false);
    expect((await desk.restore({ documentId }, version?.id, reader)).status).toBe(403);
    const { body } = await desk.restore({ documentId }, version?.id, writer).expect(200);
    const fields = body.data.leftOut.map(({ path }: Version['changes'][number]) => path[0]?.field);
    expect(fields).toEqual(expect.arrayContaining(['price', 'category']));
    expect(fields).not.toContain('name');
  });
});
