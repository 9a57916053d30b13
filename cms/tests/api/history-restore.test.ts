import type { Version } from '../../contracts/history';
import { VERSION_UID } from '../../src/content-model/version-row';
import { addCategory, addPicture } from '../support/build-product';
import { historyOf, PRODUCT, PRODUCTS, setUpHistory } from '../support/history';
import { signInWithPermissions } from '../support/panel-staff';
import { SITE_SETTINGS } from '../support/site-settings';

const HOME = 'api::home-page.home-page';
const HOME_PAGE = `/content-manager/single-types/${HOME}`;

describe('an old version', () => {
  const testing = setUpHistory();

  const readDraft = async (documentId: string) =>
    (await testing.panel('get', `${PRODUCTS}/${documentId}`)).body.data;

  it('is restored into the draft and leaves the published version unchanged', async () => {
    const image = await addPicture(testing.cms);
    const seo = { title: 'Lector de códigos', description: 'Lee códigos.' };
    const { documentId, data } = await testing.add({ image, seo });
    await testing.publish(documentId, { ...data, publishAt: null });
    const other = await addCategory(testing.cms, 'Etiquetas');
    await testing.publish(documentId, {
      ...data,
      name: 'Otro',
      price: 1,
      image: null,
      seo: null,
      category: { set: [{ documentId: other }] },
    });
    const [, first] = await testing.versionsOf(documentId);

    const { body } = await testing.restore({ documentId }, first?.id).expect(200);
    expect(body.data.leftOut).toEqual([]);
    const draft = await readDraft(documentId);
    expect(draft).toMatchObject({ name: data.name, price: 1499.99, seo, image: { id: image } });
    expect(draft.status).toBe('modified');
    const row = await testing.cms.strapi.db.query(PRODUCT).findOne({
      where: { documentId, publishedAt: null },
      populate: ['category'],
    });
    expect(row.category.documentId).toBe(testing.category());
    const live = await testing.cms.strapi
      .documents(PRODUCT)
      .findOne({ documentId, status: 'published' });
    expect(live?.name).toBe('Otro');
    await testing.publish(documentId, {});
    const fields = ['name', 'price', 'category', 'image', 'seo'];
    const [third, second] = await testing.versionsOf(documentId);
    for (const version of [second, third]) {
      expect(version?.changes.map(({ path }) => path[0]?.field)).toEqual(fields);
    }
  });

  it('of the time of one interval for all days is restored as a list of one', async () => {
    const uid = 'api::site-settings.site-settings';
    const settings = `/content-manager/single-types/${uid}`;
    const early = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '14:00' };
    const late = { ...early, opens: '16:00', closes: '19:00' };
    const published = await testing
      .panel('post', `${settings}/actions/publish`)
      .send({ ...SITE_SETTINGS, hours: [early, late] })
      .expect(200);
    const { documentId } = published.body.data;
    const [latest] = await testing.versionsOf(documentId, uid);
    const stored = testing.cms.strapi.db.query(VERSION_UID);
    const where = { documentId: latest?.id };
    const { content } = await stored.findOne({ where });
    expect(content.hours).toHaveLength(2);
    const one = {
      label: 'Lunes a viernes',
      firstDay: 1,
      lastDay: 5,
      opens: '09:00',
      closes: '18:00',
    };
    await stored.update({ where, data: { content: { ...content, hours: one } } });

    const { body } = await testing.restore({ documentId, uid }, latest?.id).expect(200);
    expect(body.data.leftOut).toEqual([]);
    const draft = (await testing.panel('get', settings).expect(200)).body.data;
    expect(draft.hours).toEqual([expect.objectContaining({ ...one, label: expect.any(String) })]);
  });

  it('is restored with lists, nested components and options', async () => {
    const image = await addPicture(testing.cms);
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
      testing.panel('post', `${HOME_PAGE}/actions/publish`).send({ slides }).expect(200);
    const first = slide('Tiendas', 'talavera', 'Factura', 'Cobra');
    const second = slide('Hoteles', 'noche', 'Reserva');
    const { body } = await publishHome(first, second);
    const documentId: string = body.data.documentId;
    const changed = { ...first, gradient: 'anil', icon: null, features: [{ text: 'Cobra' }] };
    await publishHome({ ...changed, primaryCta: { ...cta, target: 'whatsapp', message: 'Hola' } });
    const [newest, oldest] = await testing.versionsOf(documentId, HOME);
    expect(newest?.changes.map(({ kind, path }) => `${kind} ${path.at(-1)?.field}`)).toEqual([
      'value icon',
      'value target',
      'value message',
      'part features',
      'value gradient',
      'part slides',
    ]);

    const restored = await testing.restore({ documentId, uid: HOME }, oldest?.id).expect(200);
    expect(restored.body.data.leftOut).toEqual([]);
    const { slides } = (await testing.panel('get', HOME_PAGE)).body.data;
    const back = [first, second].map((each) => ({ ...each, image: { id: image } }));
    expect(slides).toMatchObject(back);
    expect(slides).toHaveLength(2);
  });

  it('is restored without values that no longer exist, and reports them', async () => {
    const image = await addPicture(testing.cms);
    const gone = await addCategory(testing.cms, 'Cajones');
    const { documentId, data } = await testing.add({
      image,
      category: { set: [{ documentId: gone }] },
    });
    await testing.publish(documentId, data);
    await testing.publish(documentId, {
      ...data,
      image: null,
      category: { set: [{ documentId: testing.category() }] },
    });
    const [, first] = await testing.versionsOf(documentId);
    await testing.cms.strapi.db.query('plugin::upload.file').delete({ where: { id: image } });
    await testing.cms.strapi
      .documents('api::product-category.product-category')
      .delete({ documentId: gone });
    await testing.add({ slug: 'ya-ocupada' });
    const row = await testing.cms.strapi.db
      .query(VERSION_UID)
      .findOne({ where: { documentId: first?.id } });
    const content = { ...row.content, slug: 'ya-ocupada', colour: 'red', featured: 'yes' };
    await testing.cms.strapi.db
      .query(VERSION_UID)
      .update({ where: { id: row.id }, data: { content } });

    const { body } = await testing.restore({ documentId }, first?.id).expect(200);
    const skipped = body.data.leftOut.map(
      ({ path, reason, name }: { path: { field: string }[]; reason: string; name: string }) =>
        `${path[0]?.field} ${reason} ${name}`,
    );
    expect(skipped.sort()).toEqual([
      'category gone Cajones',
      'colour unknown null',
      'featured unknown null',
      'image gone lector.png',
      'slug taken ya-ocupada',
    ]);
    expect((await readDraft(documentId)).slug).toBe(data.slug);
  });

  it('of another entry is not found', async () => {
    const { documentId, data } = await testing.add();
    const other = await testing.add();
    await testing.publish(other.documentId, other.data);
    const [foreign] = await testing.versionsOf(other.documentId);
    expect((await testing.restore({ documentId }, foreign?.id)).status).toBe(404);
    expect((await testing.restore({ documentId }, undefined)).status).toBe(404);
    expect((await readDraft(documentId)).name).toBe(data.name);
  });

  it('is visible to users who may read the entry and restorable by users who may change it', async () => {
    const { documentId, data } = await testing.add();
    await testing.publish(documentId, data);
    const [version] = await testing.versionsOf(documentId);
    const { token: unprivileged } = await signInWithPermissions(testing.cms, 'nadie', {});
    const { token: reader } = await signInWithPermissions(
      testing.cms,
      'lector',
      { read: [PRODUCT] },
      ['name', 'price'],
    );
    const mayWrite = { read: [PRODUCT], update: [PRODUCT] };
    const { token: writer } = await signInWithPermissions(testing.cms, 'redactor', mayWrite, [
      'name',
    ]);
    expect((await testing.panel('get', historyOf(documentId), unprivileged)).status).toBe(403);
    expect((await testing.restore({ documentId }, version?.id, unprivileged)).status).toBe(403);
    const read = await testing.panel('get', historyOf(documentId), reader).expect(200);
    expect(read.body.data.canRestore).toBe(false);
    expect((await testing.restore({ documentId }, version?.id, reader)).status).toBe(403);
    const { body } = await testing.restore({ documentId }, version?.id, writer).expect(200);
    const fields = body.data.leftOut.map(({ path }: Version['changes'][number]) => path[0]?.field);
    expect(fields).toEqual(expect.arrayContaining(['price', 'category']));
    expect(fields).not.toContain('name');
  });
});
