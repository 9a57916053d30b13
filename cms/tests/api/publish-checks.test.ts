import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../contracts/catalogue';
import { normaliseStoredTexts } from '../../src/provision/normalise-stored-texts';
import { addCategory, buildProduct } from '../support/build-product';
import { createPng } from '../support/create-png';
import { SITE_URL } from '../support/environment';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInAsSuperAdmin, signInWithRole, type PanelStaff } from '../support/panel-staff';
import { createSchedulingTesting } from '../support/scheduling-testing';
import { signIn } from '../support/sign-in';
import { SITE_SETTINGS } from '../support/site-settings';
import { setUpCms } from '../support/start-cms';
import { describePicture, uploadPicture } from '../support/upload-picture';

const FILE = 'plugin::upload.file';
const PRODUCT = 'api::product.product';
const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const single = (name: string) => `/content-manager/single-types/api::${name}.${name}`;
const PRODUCTS = collection('product');
const HEIC = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
const HEAVY = Buffer.concat([createPng(8, 8), Buffer.alloc(CATALOGUE_LIMITS.pictureBytes)]);

type Answer = { status: number; body: { error?: { message: string; details: object } } };
const pathsOf = ({ body }: Answer): string[] =>
  ((body.error?.details ?? {}) as { errors?: { path: string[] }[] }).errors?.map(({ path }) =>
    path.join('.'),
  ) ?? [];

describe('content that the build would refuse', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let category: string;
  let count = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'administrador');
    category = await addCategory(cms, 'Lectores');
  });

  const aProduct = (changes: object = {}) => {
    count += 1;
    const own = { name: `Lector ${count}`, slug: `lector-${count}` };
    return buildProduct(category, { ...own, ...changes });
  };
  const publish = (address: string, id: string, data: object = {}) =>
    editor.act(`${address}/${id}`, 'publish', data);
  const publishSingle = (name: string, data: object) => editor.act(single(name), 'publish', data);
  const draftOf = (documentId: string) =>
    cms.strapi.db.query(PRODUCT).findOne({ where: { documentId, publishedAt: null } });

  describe('in an address', () => {
    it.each(['index', '404', '..', 'null', 'Mi producto', 'báscula', 'a--b', ' '])(
      'is refused for «%s» in the panel, and the draft is kept',
      async (slug) => {
        const id = await editor.create(PRODUCTS, aProduct());
        const response = await publish(PRODUCTS, id, { slug });
        expect([response.status, pathsOf(response)]).toEqual([400, ['slug']]);
        expect(response.body.error.message).toMatch(/«Dirección en el sitio»/);
        expect(response.body.error.message).not.toMatch(/must|match/);
        await editor.save(`${PRODUCTS}/${id}`, { slug }).expect(200);
      },
    );

    it('is refused in programmatic, bulk and scheduled publication', async () => {
      const data = { ...buildProduct(category), slug: 'index' } as never;
      const program = cms.strapi.documents(PRODUCT).create({ data, status: 'published' });
      await expect(program).rejects.toThrow(/Dirección en el sitio/);
      const { call } = await signIn(cms);
      const dashboard = await call('post', '/api/products').send({ data });
      expect([dashboard.status, pathsOf(dashboard)]).toEqual([400, ['slug']]);

      const id = await editor.create(PRODUCTS, aProduct({ slug: 'con-acentó' }));
      const many = editor.call('post', `${PRODUCTS}/actions/bulkPublish`);
      expect((await many.send({ documentIds: [id] })).status).toBe(400);
      const scheduling = createSchedulingTesting(cms);
      await scheduling.writeDates(PRODUCT, id, { publishAt: new Date(0).toISOString() });
      expectLoggedErrors(/^Scheduled: .* was refused/);
      await scheduling.runDue(new Date());
      const { body } = await editor.call('get', `/scheduling-panel/entries/${PRODUCT}/${id}`);
      expect(body.data.failure.fields).toEqual(['slug']);
    });

    it.each([
      ['Escáner de códigos', /^escaner-de-codigos$/],
      ['Chatbot de WhatsApp, plan 3 años', /^chatbot-de-whatsapp-plan-3-anios$/],
      ['', /^producto(-\d+)?$/],
      ['   ', /^producto(-\d+)?$/],
      ['🔥🔥', /^producto(-\d+)?$/],
      ['漢字', /^producto(-\d+)?$/],
      ['Undefined', /^undefined-producto(-\d+)?$/],
    ])('is generated in a valid form from «%s»', async (name, slug) => {
      const suggested = await editor
        .call('post', '/content-manager/uid/generate')
        .send({ contentTypeUID: PRODUCT, field: 'slug', data: { name } })
        .expect(200);
      expect(suggested.body.data).toMatch(slug);
    });
  });

  describe('in a text', () => {
    it('is removed on save, in every kind of field', async () => {
      const id = await editor.create(
        PRODUCTS,
        aProduct({
          name: ' Lec\u00ADtor\vde\tcó\u200Bdigos ',
          description: 'Uno\vdos\u0000\u2029tres\uD83D',
          seo: { title: 'Cafe\u0301\u202E' },
        }),
      );
      const row = await cms.strapi.db
        .query(PRODUCT)
        .findOne({ where: { documentId: id }, populate: ['seo'] });
      expect(row).toMatchObject({
        name: 'Lector de códigos',
        description: 'Uno\ndos\ntres',
        seo: { title: 'Café' },
      });
      const text = (value: string) => ({ type: 'text', text: value });
      const link = { type: 'link', url: `${SITE_URL}/contacto`, children: [text('aquí\v')] };
      const body = [{ type: 'paragraph', children: [text('Escribe\v '), link] }];
      const notice = {
        title: 'Aviso',
        version: '1',
        effectiveDate: '2026-01-01',
        summary: 'Si\v.',
      };
      const saved = await publishSingle('privacy-page', { ...notice, body }).expect(200);
      expect(saved.body.data).toMatchObject({
        summary: 'Si\n.',
        body: [
          { children: [text('Escribe\n '), { url: '/contacto', children: [text('aquí\n')] }] },
        ],
      });
      const picture = await uploadPicture(editor, { alternativeText: 'Un\vlector' });
      const described = await describePicture(editor, picture, 'Otro\u0000\vlector').expect(200);
      expect(described.body.alternativeText).toBe('Otro lector');
    });

    it('is removed once from content that was stored before', async () => {
      const id = await editor.create(PRODUCTS, aProduct({ seo: { title: 'Lector' } }));
      await publish(PRODUCTS, id).expect(200);
      const picture = await uploadPicture(editor, { alternativeText: 'Lector' });
      const rows = (uid: string) => cms.strapi.db.query(uid);
      const read = async () => ({
        versions: await rows(PRODUCT).findMany({ where: { documentId: id }, populate: ['seo'] }),
        file: await rows(FILE).findOne({ where: { id: picture } }),
      });
      const before = await read();
      const store = cms.strapi.store({ type: 'core', name: 'content', key: 'normalised-texts' });
      const spoil = async () => {
        const data = { name: 'Lec\u00ADtor', description: 'Uno\u200B\u000Bdos' };
        await rows(PRODUCT).updateMany({ where: { documentId: id }, data });
        for (const { seo } of before.versions) {
          await rows('shared.seo').updateMany({
            where: { id: seo.id },
            data: { title: 'L\u2060' },
          });
        }
        await rows(FILE).updateMany({
          where: { id: picture },
          data: { alternativeText: 'F\u00AD' },
        });
      };

      await spoil();
      await store.delete();
      await normaliseStoredTexts(cms.strapi);
      const { versions, file } = await read();
      expect(versions).toHaveLength(2);
      for (const [index, version] of versions.entries()) {
        expect(version).toMatchObject({
          ...{ name: 'Lector', description: 'Uno\ndos', seo: { title: 'L' } },
          updatedAt: before.versions[index].updatedAt,
        });
      }
      expect(file.alternativeText).toBe('F');

      await spoil();
      await normaliseStoredTexts(cms.strapi);
      expect((await read()).file.alternativeText).toBe('F\u00AD');
      await store.delete();
      await normaliseStoredTexts(cms.strapi);
    });

    it('is refused in content that was stored before', async () => {
      const id = await editor.create(PRODUCTS, aProduct());
      const { id: row } = await draftOf(id);
      await cms.strapi.db
        .query(PRODUCT)
        .update({ where: { id: row }, data: { description: 'Uno\vdos' } });
      const many = () => editor.act(PRODUCTS, 'bulkPublish', { documentIds: [id] });
      const refused = await many();
      expect([refused.status, pathsOf(refused)]).toEqual([400, ['description']]);
      await editor.save(`${PRODUCTS}/${id}`, { description: 'Uno\vdos' }).expect(200);
      expect((await many()).status).toBe(200);
    });
  });

  describe('in a missing value', () => {
    it.each([
      ['name', ''],
      ['name', ' \u200B'],
      ['description', '\v'],
    ])('is refused: %s %j', async (field, value) => {
      const id = await editor.create(PRODUCTS, aProduct());
      const response = await publish(PRODUCTS, id, { [field]: value });
      expect([response.status, pathsOf(response)]).toEqual([400, [field]]);
      expect(response.body.error.message).toMatch(/Falta llenar «/);
    });

    it('is refused for pictures and unpublished relations', async () => {
      const client = await editor.create(collection('client'), { name: 'Comal' });
      const withoutLogo = await publish(collection('client'), client);
      expect([withoutLogo.status, pathsOf(withoutLogo)]).toEqual([400, ['logo']]);

      const draft = await editor.create(collection('product-category'), {
        name: 'Nueva',
        slug: 'nueva',
      });
      const id = await editor.create(
        PRODUCTS,
        aProduct({ category: { connect: [{ documentId: draft }] } }),
      );
      const response = await publish(PRODUCTS, id);
      expect([response.status, pathsOf(response)]).toEqual([400, ['category']]);
    });

    it('is refused for an empty company name and an invalid phone', async () => {
      const phones = { phone: '951 123 4567', whatsapp: '+52 1 (951) 123-4567' };
      const settings = { ...SITE_SETTINGS, ...phones };
      for (const companyName of ['', '  ']) {
        const response = await publishSingle('site-settings', { ...settings, companyName });
        expect([response.status, pathsOf(response)]).toEqual([400, ['companyName']]);
      }
      const hours = [{ ...settings.hours[0], opens: 'nueve' }];
      const wrong = await publishSingle('site-settings', { ...settings, phone: '12', hours });
      expect(pathsOf(wrong).sort()).toEqual(['hours.0.opens', 'phone']);
      expect(wrong.body.error.message).toMatch(/no es un teléfono: escribe los diez dígitos/);
      const { body } = await publishSingle('site-settings', settings).expect(200);
      expect(body.data).toMatchObject({ phone: '+529511234567', whatsapp: '+529511234567' });
    });
  });

  it('is reported next to its field, in Spanish, with its label in the form', async () => {
    const id = await editor.create(PRODUCTS, aProduct());
    for (const [path, values, message] of [
      ['price', { price: -5 }, /^«Precio.*»: Escribe un número desde 0\.$/],
      ['seo.title', { seo: { title: 'a'.repeat(71) } }, /^«SEO › .+»: Escribe 70 caracteres como/],
    ] as const) {
      const response = await publish(PRODUCTS, id, values);
      expect([response.status, pathsOf(response)]).toEqual([400, [path]]);
      expect(response.body.error.message).toMatch(message);
    }
  });

  it('includes enquiries with an invalid phone or e-mail entered by the super admin', async () => {
    const { call } = await signInAsSuperAdmin(cms);
    const ENQUIRY = collection('enquiry');
    const enquiry = {
      ...{ name: 'Ana', email: 'ana@example.test', type: 'consulta' },
      message: 'Quiero saber más.',
    };
    const wrong = await call('post', ENQUIRY).send({ ...enquiry, phone: '12' });
    expect([wrong.status, pathsOf(wrong)]).toEqual([400, ['phone']]);
    const right = await call('post', ENQUIRY).send({ ...enquiry, phone: '951 123 4567' });
    expect(right.body.data?.phone).toBe('+529511234567');
    const noMail = await call('post', ENQUIRY).send({ ...enquiry, email: 'ana' });
    expect([noMail.status, pathsOf(noMail)]).toEqual([400, ['email']]);
  });

  it('is detected early with the names of other entries, for users who may read them', async () => {
    const id = await editor.create(PRODUCTS, aProduct({ name: 'Gemelo' }));
    const names = await editor.call('get', `/publish-checks/names/${PRODUCT}`).expect(200);
    expect(names.body.data).toContainEqual({ documentId: id, name: 'Gemelo', pictures: {} });
    expect((await editor.call('get', '/publish-checks/names/api::enquiry.enquiry')).status).toBe(
      404,
    );
  });

  describe('in a link within a page', () => {
    const linkTo = (href: string) =>
      publishSingle('services-page', {
        hero: { title: 'Servicios', primaryCta: { label: 'Ver', target: 'enlace', href } },
      });

    it.each(['#nada', '/servicios#nada', '/productos/#nada', `${SITE_URL}/servicios#nada`])(
      'is refused: %s',
      async (href) => {
        const response = await linkTo(href);
        expect([response.status, pathsOf(response)]).toEqual([400, ['hero.primaryCta.href']]);
        expect(response.body.error.message).toMatch(/lleva a «#nada», que no existe en \//);
      },
    );

    it('blocks unpublishing and renaming its target', async () => {
      const SERVICES = collection('service');
      const own = { name: 'Redes', slug: 'redes', description: 'Cables y antenas.', price: '$1' };
      const id = await editor.create(SERVICES, own);
      expect((await linkTo('/servicios#redes')).status).toBe(400);
      await publish(SERVICES, id).expect(200);
      await linkTo('#redes').expect(200);
      const refusals = [
        await editor.act(`${SERVICES}/${id}`, 'unpublish'),
        await editor.call('delete', `${SERVICES}/${id}`),
        await publish(SERVICES, id, { slug: 'cables' }),
      ];
      for (const { status, body } of refusals) {
        expect(status).toBe(400);
        expect(body.error.message).toMatch(/^El enlace a \/servicios#redes dejaría de llegar/);
      }
      await linkTo('/servicios#consultoria').expect(200);
      expect((await editor.call('delete', `${SERVICES}/${id}`)).status).toBe(400);
      await linkTo('/contacto#escribenos').expect(200);
      await editor.call('delete', `${SERVICES}/${id}`).expect(200);
    });

    it('leads to one entry, so a slug of another type in the same page is refused', async () => {
      const SERVICES = collection('service');
      const OTHERS = collection('complementary-service');
      const own = { name: 'Logotipo', slug: 'logotipo', description: 'Tres propuestas.' };
      const id = await editor.create(SERVICES, { ...own, price: '$1' });
      await publish(SERVICES, id).expect(200);
      const twin = await editor.create(OTHERS, { ...own, kind: 'imagen', priceMin: 500 });
      const response = await publish(OTHERS, twin);
      expect([response.status, pathsOf(response)]).toEqual([400, ['slug']]);
      expect(response.body.error.message).toMatch(/«logotipo» es la de Servicio «Logotipo»/);
      await publish(OTHERS, twin, { slug: 'logotipo-nuevo' }).expect(200);
      for (const [type, one] of [
        [SERVICES, id],
        [OTHERS, twin],
      ] as const) {
        await editor.call('delete', `${type}/${one}`).expect(200);
      }
    });
  });

  describe('in a file', () => {
    const attach = (address: string, file: Buffer, name: string) =>
      editor.call('post', address).attach('files', file, name);

    it.each([
      ['nota.jpg', Buffer.from('Esto no es una foto.'), PICTURE_MESSAGES.type('nota.jpg')],
      ['IMG_0042.jpg', HEIC, PICTURE_MESSAGES.damaged('IMG_0042.jpg')],
      ['IMG_0043.heic', HEIC, PICTURE_MESSAGES.damaged('IMG_0043.heic')],
      [
        'bomba.png',
        createPng(16_000, 16_000, 10),
        PICTURE_MESSAGES.pixels('bomba.png', { width: 16_000, height: 16_000, frames: 1 }),
      ],
      ['pesada.png', HEAVY, PICTURE_MESSAGES.weight('pesada.png', HEAVY.length)],
    ])('is refused by its content: %s', async (name, file, message) => {
      const picture = await uploadPicture(editor);
      const replacement = [`/upload?id=${picture}`, `/upload/files/${picture}/replace`];
      for (const address of ['/upload', '/upload/files', ...replacement]) {
        const { status, body } = await attach(address, file, name);
        expect([address, status, body.error.message]).toEqual([address, 400, message]);
      }
    });
  });
});
