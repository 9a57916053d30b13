import { chatReference } from '../../contracts/chat-reference';
import type { Version } from '../../contracts/history';
import { addCategory, addPicture, buildProduct } from '../support/build-product';
import { postIntent } from '../support/chats';
import { historyOf } from '../support/history';
import { signInWithRole, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

const PAGE = 'api::page.page';
const PAGES = `/content-manager/collection-types/${PAGE}`;
const PRODUCT = 'api::product.product';

const hero = (title = 'Buen Fin') => ({ __component: 'page.hero', variant: 'sinImagen', title });
const text = (title: string) => ({
  __component: 'page.text',
  title,
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Del 13 al 16.' }] }],
});

describe('a page of sections', () => {
  const cms = setUpCms();
  let writer: PanelStaff;
  let editor: PanelStaff;
  let product: string;
  let image: number;

  beforeAll(async () => {
    writer = await signInWithRole(cms, 'redactor');
    editor = await signInWithRole(cms, 'editor');
    image = await addPicture(cms);
    const data = buildProduct(await addCategory(cms), { slug: 'lector' }) as never;
    product = (await cms.strapi.documents(PRODUCT).create({ data, status: 'published' }))
      .documentId;
  });

  async function add(slug: string, sections: object[]): Promise<string> {
    const data = { title: `Página ${slug}`, slug, visibility: 'publica', sections };
    const { body } = await writer.call('post', PAGES).send(data).expect(201);
    return body.data.documentId;
  }
  const publish = (id: string, data: object = {}) =>
    editor.call('post', `${PAGES}/${id}/actions/publish`).send(data);
  const messageOf = (body: { error: { details: { errors: { message: string }[] } } }) =>
    body.error.details.errors.map(({ message }) => message).join(' ');

  it('is drafted by a writer and published by an editor', async () => {
    const id = await add('buen-fin', [hero(), text('Bases')]);
    await writer.call('post', `${PAGES}/${id}/actions/publish`).send({}).expect(403);
    await publish(id).expect(200);
    const populate = { sections: { on: { 'page.hero': true, 'page.text': true } } } as never;
    const live = await cms.strapi
      .documents(PAGE)
      .findOne({ documentId: id, status: 'published', populate });
    expect(live).toMatchObject({ sections: [{ title: 'Buen Fin' }, { title: 'Bases' }] });
  });

  it.each(['productos', 'blog', 'admin', 'vista-previa', 'icons', '404'])(
    'cannot have the address /%s of the site itself',
    async (slug) => {
      const { body } = await publish(await add(slug, [hero()])).expect(400);
      expect(messageOf(body)).toContain('la usa el propio sitio');
    },
  );

  it('is refused with the place of the empty field in its section', async () => {
    const features = { __component: 'page.features', title: 'Qué lleva', features: [] };
    const { body } = await publish(await add('vacia', [hero(), features])).expect(400);
    expect(messageOf(body)).toContain('«Secciones 2 › Tarjetas»');
    const none = await publish(await add('sin-nada', [])).expect(400);
    expect(messageOf(none.body)).toContain('«Secciones»');
  });

  it('is refused while a form lacks what staff chose for it', async () => {
    const form = { __component: 'page.form', title: 'Pide', enquiryType: 'producto' };
    const chosen = {
      ...form,
      extraKind: 'opciones',
      extraLabel: '¿Cuántas?',
      afterSending: 'descarga',
    };
    const refused = await publish(await add('formulario', [hero(), chosen])).expect(400);
    expect(messageOf(refused.body)).toContain('«Secciones 2 › Pregunta adicional»');
    expect(messageOf(refused.body)).toContain('«Secciones 2 › Después de enviar»');
    const options = [{ text: 'Hasta 10' }, { text: 'Más de 10' }];
    const download = { label: 'Lista', href: '/uploads/lista.pdf' };
    const whole = { ...chosen, extraOptions: options, download };
    await publish(await add('formulario-completo', [hero(), whole])).expect(200);
  });

  it('records and restores changes of its sections', async () => {
    const id = await add('historia', [hero('Uno'), text('Bases')]);
    await publish(id).expect(200);
    await publish(id, { sections: [hero('Dos'), text('Bases')] }).expect(200);
    const history = historyOf(id, PAGE);
    const { body } = await editor.call('get', history).expect(200);
    const [latest, first] = body.data.versions as Version[];
    expect(latest?.changes).toEqual([
      expect.objectContaining({ kind: 'value', before: 'Uno', after: 'Dos' }),
    ]);
    const restored = await editor
      .call('post', `${history}/restore`)
      .send({ version: first?.id })
      .expect(200);
    expect(restored.body.data.leftOut).toEqual([]);
    const draft = await editor.call('get', `${PAGES}/${id}`).expect(200);
    expect(draft.body.data.sections).toMatchObject([
      { __component: 'page.hero', title: 'Uno' },
      { __component: 'page.text', title: 'Bases' },
    ]);
  });

  it('uses the entries and pictures of its sections, and is a target of links', async () => {
    const products = { __component: 'page.products', selection: 'elegidos', title: 'Equipo' };
    const gallery = { __component: 'page.gallery', title: 'Así quedó', pictures: [image] };
    const id = await add('equipo', [hero(), { ...products, products: [product] }, gallery]);
    const usages = await editor
      .call('get', `/publish-checks/usages/${PRODUCT}/${product}`)
      .expect(200);
    expect(usages.body.data).toEqual([expect.objectContaining({ uid: PAGE, documentId: id })]);
    const pictures = await editor.call('get', '/publish-checks/pictures').expect(200);
    const used = pictures.body.data.find((each: { id: number }) => each.id === image);
    expect(used.usages).toEqual([expect.objectContaining({ uid: PAGE, documentId: id })]);
    await publish(id).expect(200);
    const { body } = await editor.call('get', '/publish-checks/pages').expect(200);
    expect(body.data.pages).toContain('/equipo');
    expect(body.data.anchors['/equipo']).toEqual(
      expect.arrayContaining(['seccion-equipo', 'seccion-asi-quedo']),
    );
  });

  it('links to no section of the home page that staff have hidden', async () => {
    const about = { title: 'De Oaxaca', body: 'Vamos a tu local.' };
    const home = cms.strapi.documents('api::home-page.home-page');
    const anchorsAfter = async (arrangement: object[]) => {
      const first = await home.findFirst();
      const data = { about, arrangement } as never;
      if (first) await home.update({ documentId: first.documentId, data, status: 'published' });
      else await home.create({ data, status: 'published' });
      const { body } = await editor.call('get', '/publish-checks/pages').expect(200);
      return body.data.anchors['/'];
    };
    expect(await anchorsAfter([])).toContain('sobre-nosotros');
    const hidden = [{ section: 'sobre-nosotros', hidden: true }];
    expect(await anchorsAfter(hidden)).not.toContain('sobre-nosotros');
  });

  it('counts presses of its chat links, also by its former address', async () => {
    const id = await add('chat', [hero()]);
    await publish(id).expect(200);
    await publish(id, { slug: 'chat-nuevo' }).expect(200);
    const press = (path: string) => postIntent(cms, `${chatReference(path)}-9MPQR`);
    await press('/chat-nuevo').expect(204);
    await press('/chat').expect(204);
    await press('/sin-pagina').expect(400);
  });

  it('redirects from its former address', async () => {
    const id = await add('anterior', [hero()]);
    await publish(id).expect(200);
    await publish(id, { slug: 'nueva' }).expect(200);
    const rows = await cms.strapi.db.query('api::redirect.redirect').findMany({});
    expect(rows).toContainEqual(expect.objectContaining({ from: '/anterior' }));
  });
});
