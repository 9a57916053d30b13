import type { ReplyTemplate } from '../../contracts/reply-template';
import { provisionReplyTemplates } from '../../src/provision/reply-templates';
import { addCategory, addPicture, buildProduct } from '../support/build-product';
import { signInAsSuperAdmin } from '../support/panel-staff';
import { signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { storeEnquiry } from '../support/store-enquiry';

const UID = 'api::reply-template.reply-template';
const TEMPLATES = `/content-manager/collection-types/${UID}`;
const FIRST = [
  'Acuse y próxima llamada',
  'Pedir datos para cotizar',
  'Propuesta enviada',
  'Seguimiento',
];
const TEXTS = { subject: 'Tu pedido · {folio}', text: 'Hola, {nombre}.' };

describe('reply templates', () => {
  const cms = setUpCms();
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  let panel: Awaited<ReturnType<typeof signInAsSuperAdmin>>['call'];

  const readFor = async (enquiry: object) => {
    const { documentId } = await storeEnquiry(cms, enquiry);
    const { body } = await call('get', `/api/enquiries/${documentId}/reply-templates`).expect(200);
    return body.data;
  };
  const namesFor = async (type: string) => {
    const { templates } = await readFor({ type });
    return templates.map(({ name }: ReplyTemplate) => name);
  };
  const create = (data: object) => panel('post', TEMPLATES).send({ ...TEXTS, ...data });

  beforeAll(async () => {
    ({ call } = await signIn(cms));
    ({ call: panel } = await signInAsSuperAdmin(cms));
  });

  it('exist from the first start, for every type of enquiry', async () => {
    expect(await namesFor('producto')).toEqual(FIRST);
    expect(await namesFor('consulta')).toEqual(FIRST);
  });

  it('are offered for the types that staff choose, in the order of «Ordenar»', async () => {
    await create({ name: 'Solo servicios', producto: false, consulta: false }).expect(201);
    expect(await namesFor('producto')).toEqual(FIRST);
    expect(await namesFor('servicio')).toEqual([...FIRST, 'Solo servicios']);

    const { body } = await panel('get', `/order-panel/${UID}`).expect(200);
    expect(body.data.isPublic).toBe(false);
    const { version, entries } = body.data;
    const order = entries.map(({ documentId }: ReplyTemplate) => documentId).reverse();
    await panel('put', `/order-panel/${UID}`).send({ version, order }).expect(200);
    expect(await namesFor('servicio')).toEqual(['Solo servicios', ...FIRST.toReversed()]);
  });

  it('come with the values of the enquiry', async () => {
    const { values } = await readFor({ name: 'ING. ANA PÉREZ', type: 'servicio' });
    expect(values).toEqual({
      nombre: 'Ana',
      folio: expect.stringMatching(/^TQ-/),
      asunto: 'el servicio que te interesa',
      empresa: 'Tequiora',
    });
  });

  it('name the product that the form named, with its price', async () => {
    const category = await addCategory(cms);
    const product = buildProduct(category, {
      name: 'Terminal Istmo 15',
      slug: 'terminal',
      price: 1499.5,
    });
    await cms.strapi
      .documents('api::product.product')
      .create({ data: product as never, status: 'published' });
    const named = await readFor({ type: 'consulta', subject: 'Terminal Istmo 15' });
    expect(named.values).toMatchObject({ asunto: 'Terminal Istmo 15', precio: '$1,499.50' });

    const unknown = await readFor({ type: 'producto', subject: 'Gana dinero en x.example' });
    expect(unknown.values).toMatchObject({ asunto: 'el producto que te interesa' });
    expect(unknown.values).not.toHaveProperty('precio');
  });

  it('take the price of a flagship product from its component', async () => {
    const data = {
      ...{ name: 'Tequiora Caja', slug: 'caja', description: 'Cobra y surte.', gradient: 'anil' },
      ...{ pricing: { amount: 299, period: 'mes' }, image: await addPicture(cms) },
    };
    await cms.strapi
      .documents('api::flagship-product.flagship-product')
      .create({ data: data as never, status: 'published' });
    const { values } = await readFor({ subject: 'Tequiora Caja' });
    expect(values).toMatchObject({ asunto: 'Tequiora Caja', precio: '$299' });
  });

  it('name the member of staff who replies', async () => {
    await call('put', '/api/auth/me')
      .send({ data: { name: 'Araceli Ventura' } })
      .expect(200);
    expect((await readFor({})).values.asesor).toBe('Araceli');
  });

  it('are not offered for an enquiry that does not exist', async () => {
    expect((await call('get', '/api/enquiries/noexiste/reply-templates')).status).toBe(404);
  });

  it('are refused with an unknown placeholder, and keep the stored text', async () => {
    const { body } = await create({ name: 'Con error', text: 'Por {preco}.' });
    expect(body.error).toMatchObject({
      status: 400,
      message: expect.stringContaining('«Texto»: {preco} no existe; puedes usar {nombre}'),
      details: { errors: [{ path: ['text'] }] },
    });
    const [first] = (await readFor({})).templates;
    const changed = await panel('put', `${TEMPLATES}/${first.documentId}`).send({
      subject: 'Desde {precio}',
    });
    expect(changed.status).toBe(400);
    expect((await readFor({})).templates[0]).toEqual(first);
  });

  it('are stored without invisible characters', async () => {
    await create({ name: ' Entrega\tlista ', text: 'Hola.\r\nYa está.\u202E\n' }).expect(201);
    const { templates } = await readFor({});
    expect(templates.at(-1)).toMatchObject({ name: 'Entrega lista', text: 'Hola.\nYa está.' });
  });

  it('do not come back after staff delete all of them', async () => {
    await cms.strapi.db.query(UID).deleteMany();
    await provisionReplyTemplates(cms.strapi);
    expect((await readFor({})).templates).toEqual([]);
  });

  it('are created in an installation that has none, and not when it already has some', async () => {
    const memory = cms.strapi.store({
      type: 'plugin',
      name: 'tequiora',
      key: 'has_reply_templates',
    });
    await memory.delete({});
    await provisionReplyTemplates(cms.strapi);
    expect(await namesFor('producto')).toEqual(FIRST);
    await memory.delete({});
    await provisionReplyTemplates(cms.strapi);
    expect(await namesFor('producto')).toEqual(FIRST);
  });
});
