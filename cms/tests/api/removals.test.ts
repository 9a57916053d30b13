import { addCategory } from '../support/build-product';
import { signInWithRole, signInWithPermissions, type PanelStaff } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

const TESTIMONIAL = 'api::testimonial.testimonial';
const PRODUCT = 'api::product.product';
const CATEGORY = 'api::product-category.product-category';
const NOTICE = 'api::privacy-page.privacy-page';

describe('consequences of a removal', () => {
  const cms = setUpCms();
  let editor: PanelStaff;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
  });

  const ask = (uid: string, documentIds: string[], action = 'unpublish', staff = editor) =>
    staff.call('post', `/publish-checks/removals/${uid}`).send({ documentIds, action });
  async function describeRemoval(uid: string, ids: string[], action?: string) {
    return (await ask(uid, ids, action).expect(200)).body.data;
  }
  async function publish(uid: string, data: object): Promise<string> {
    const { documentId } = await cms.strapi
      .documents(uid as typeof PRODUCT)
      .create({ data: data as never, status: 'published' });
    return documentId;
  }

  it('name the section that loses an entry, and the section that disappears with its last entry', async () => {
    const opinion = { role: 'Dueña', company: 'Café', content: 'Muy bien.', rating: 5 };
    const one = await publish(TESTIMONIAL, { ...opinion, name: 'Ana', author: 'Ana' });
    const two = await publish(TESTIMONIAL, { ...opinion, name: 'Eva', author: 'Eva' });
    expect(await describeRemoval(TESTIMONIAL, [one])).toEqual({
      refusals: [],
      consequences: ['Deja de verse en los testimonios de la página de inicio.'],
    });
    expect(await describeRemoval(TESTIMONIAL, [one, two])).toEqual({
      refusals: [],
      consequences: [
        'No queda nada más publicado en los testimonios de la página de inicio: se oculta.',
      ],
    });
    const { consequences } = await describeRemoval(TESTIMONIAL, [one], 'delete');
    expect(consequences.at(-1)).toMatch(/^Se borran también su borrador y su historial/);
  });

  it('name the page that disappears, and refuse the removal of entries in use', async () => {
    const category = await addCategory(cms);
    const product = await publish(PRODUCT, {
      ...{ name: 'Lector', slug: 'lector', description: 'Lee.', price: 990 },
      category,
    });
    const { consequences } = await describeRemoval(PRODUCT, [product]);
    expect(consequences[0]).toContain('La página /productos/lector deja de existir');
    const { refusals } = await describeRemoval(CATEGORY, [category]);
    expect(refusals).toEqual([expect.stringContaining('Producto «Lector»')]);
    const free = await addCategory(cms, 'Sin productos');
    const both = await describeRemoval(CATEGORY, [category, free], 'delete');
    expect(both.refusals).toEqual(refusals);
    expect(both.consequences[0]).toBe('La otra entrada sí se borra.');
  });

  it('are refused while a published page links to a former address', async () => {
    const category = await addCategory(cms, 'Impresoras');
    const product = await publish(PRODUCT, {
      ...{ name: 'Impresora', slug: 'impresora-vieja', description: 'Imprime.', price: 990 },
      category,
    });
    const href = '/productos/impresora-vieja';
    await publish('api::services-page.services-page', {
      hero: { title: 'Servicios', primaryCta: { label: 'Ver', target: 'enlace', href } },
    });
    const address = `/content-manager/collection-types/${PRODUCT}/${product}`;
    await editor.act(address, 'publish', { slug: 'impresora' }).expect(200);
    const { refusals } = await describeRemoval(PRODUCT, [product]);
    expect(refusals).toEqual([expect.stringContaining('se usa en Página de servicios')]);
    for (const response of [
      await editor.act(address, 'unpublish'),
      await editor.call('delete', address),
    ]) {
      expect(response.status).toBe(400);
    }
  });

  it('refuse the removal of every required page', async () => {
    const { refusals } = await describeRemoval(NOTICE, []);
    expect(refusals).toEqual([expect.stringContaining('«Aviso de privacidad»')]);
  });

  it('are refused for invalid input, other types and users who may not read the entries', async () => {
    await ask(PRODUCT, [], 'hide').expect(400);
    await ask('api::enquiry.enquiry', []).expect(404);
    const other = await signInWithPermissions(cms, 'Otro', { read: [TESTIMONIAL] });
    await ask(PRODUCT, [], 'unpublish', other).expect(403);
  });
});
