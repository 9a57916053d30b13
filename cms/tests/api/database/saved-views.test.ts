import {
  SAVED_VIEW_LIMITS,
  SAVED_VIEW_MESSAGES as MESSAGES,
  type SavedView,
} from '../../../contracts/saved-view';
import { openPersonalData } from '../../support/personal-data';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

type Session = Awaited<ReturnType<typeof signIn>>;

const OTHER = { email: 'otro@example.test', password: 'Prueba-otro-1' };
const VIEW = { name: 'Sin responder', query: 'respuesta=sin&orden=recibida', isShared: false };
const USER = 'plugin::users-permissions.user';

describe('saved views', () => {
  const cms = setUpCms();
  let manager: Session;
  let agent: Session;
  let other: Session;

  const rows = () => cms.strapi.db.query('api::saved-view.saved-view');
  const list = async (session: Session): Promise<SavedView[]> =>
    (await session.call('get', '/api/saved-views').expect(200)).body.data;
  const namesOf = async (session: Session) => (await list(session)).map(({ name }) => name);
  const post = (session: Session, data: object) =>
    session.call('post', '/api/saved-views').send({ data });
  const create = async (session: Session, change: object = {}): Promise<SavedView> =>
    (await post(session, { ...VIEW, ...change }).expect(201)).body.data;
  const put = (session: Session, { documentId }: SavedView, data: object) =>
    session.call('put', `/api/saved-views/${documentId}`).send({ data });
  const remove = (session: Session, { documentId }: SavedView) =>
    session.call('delete', `/api/saved-views/${documentId}`);

  beforeAll(async () => {
    await addAccount(cms, AGENT, 'agent');
    await addAccount(cms, OTHER, 'agent');
    manager = await signIn(cms);
    agent = await signIn(cms, AGENT);
    other = await signIn(cms, OTHER);
  });
  beforeEach(() => rows().deleteMany({ where: {} }));

  it('belong to their account: others neither see, change nor delete them', async () => {
    const view = await create(agent);
    expect(view).toEqual({ documentId: expect.any(String), ...VIEW });
    await create(agent, { name: 'Águila' });
    expect(await namesOf(agent)).toEqual(['Águila', 'Sin responder']);
    for (const session of [other, manager]) {
      expect(await list(session)).toEqual([]);
      const refused = await put(session, view, { name: 'Mía' }).expect(404);
      expect(refused.body.error.message).toBe(MESSAGES.notFound);
      await remove(session, view).expect(404);
    }
    const change = { name: 'Atrasadas', query: 'vencidas=si' };
    expect((await put(agent, view, change).expect(200)).body.data).toEqual({ ...view, ...change });
    await remove(agent, view).expect(204);
    await remove(agent, view).expect(404);
    expect(await namesOf(agent)).toEqual(['Águila']);
  });

  it('are shared by managers only, and seen by all', async () => {
    const refused = await post(agent, { ...VIEW, isShared: true }).expect(403);
    expect(refused.body.error.message).toBe(MESSAGES.forbidden);
    const own = await create(agent);
    await put(agent, own, { isShared: true }).expect(403);

    const shared = await create(manager, { name: 'Del equipo', isShared: true });
    expect(await namesOf(agent)).toEqual(['Del equipo', 'Sin responder']);
    await put(agent, shared, { name: 'Otra' }).expect(403);
    await put(agent, shared, { isShared: false }).expect(403);
    await remove(agent, shared).expect(403);

    await put(manager, shared, { query: 'tipo=producto' }).expect(200);
    expect((await list(agent))[0]).toMatchObject({ query: 'tipo=producto', isShared: true });
    await put(manager, shared, { isShared: false }).expect(200);
    expect(await namesOf(agent)).toEqual(['Sin responder']);
    expect(await namesOf(manager)).toEqual(['Del equipo']);
  });

  it('have a name that the account uses once, whatever its case and accents', async () => {
    const view = await create(agent, { name: 'Cotización' });
    const repeated = await post(agent, { ...VIEW, name: ' COTIZACION ' }).expect(400);
    expect(repeated.body.error).toMatchObject({
      message: 'Ya hay una vista «Cotización». Elige otro nombre.',
      details: { errors: [{ path: ['name'] }] },
    });
    await put(agent, view, { name: 'Cotizacion' }).expect(200);
    await create(other, { name: 'Cotización' });
    const own = await create(manager, { name: 'Cotización' });
    await create(manager, { name: 'Cotización', isShared: true });
    await put(manager, own, { isShared: true }).expect(400);
  });

  it.each([
    ['an unknown filter', 'estado=nuevo&precio=3', MESSAGES.param('precio')],
    ['an unknown value', 'estado=cerrado', MESSAGES.param('estado')],
    ['a repeated filter', 'estado=nuevo&estado=spam', MESSAGES.param('estado')],
    ['a page', 'pagina=2', MESSAGES.param('pagina')],
    ['the default order', 'orden=urgencia', MESSAGES.param('orden')],
    ['an inherited name', '__proto__=x', MESSAGES.param('__proto__')],
    ['a control character', 'buscar=a%00b', MESSAGES.query],
    ['a long query', `buscar=${'a'.repeat(SAVED_VIEW_LIMITS.query)}`, MESSAGES.long],
    ['nothing', '', MESSAGES.query],
    ['a number', 7, MESSAGES.query],
  ])('refuse %s in the query', async (_case, query, message) => {
    const { body } = await post(agent, { ...VIEW, query }).expect(400);
    expect(body.error.details.errors).toEqual([{ path: ['query'], message }]);
  });

  it('refuse other invalid data', async () => {
    const { body } = await post(agent, {
      name: 'x'.repeat(SAVED_VIEW_LIMITS.name + 1),
      query: VIEW.query,
      isShared: 'no',
      accountId: 1,
    }).expect(400);
    expect(body.error.details.errors).toEqual([
      { path: ['name'], message: 'Sobra 1 carácter: el límite es 40' },
      { path: ['isShared'], message: MESSAGES.isShared },
      { path: ['accountId'], message: 'Este campo no está permitido' },
    ]);
    const view = await create(agent);
    await put(agent, view, {}).expect(400);
    await put(agent, view, { query: 'precio=3' }).expect(400);
    expect(await list(agent)).toEqual([view]);
  });

  it('are limited in number for concurrent requests too', async () => {
    const { count } = SAVED_VIEW_LIMITS;
    const { user } = agent;
    const data = Array.from({ length: count - 1 }, (_item, index) => ({
      name: `Vista ${index}`,
      query: 'tipo=producto',
      accountId: user.id,
      documentId: `vista${index}`,
    }));
    await rows().createMany({ data });
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((name) => post(agent, { ...VIEW, name })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const refused = responses.find(({ status }) => status === 400);
    expect(refused?.body.error.message).toBe(MESSAGES.full);
    expect(await list(agent)).toHaveLength(count);
    await put(agent, { ...VIEW, documentId: 'vista0' }, { name: 'Renombrada' }).expect(200);
    await create(other);
  });

  it('are deleted with their account; shared ones stay', async () => {
    const account = { email: 'se-va@example.test', password: 'Prueba-se-va-1' };
    const { id } = await addAccount(cms, account);
    const leaving = await signIn(cms, account);
    await create(leaving);
    await create(leaving, { name: 'Del equipo', isShared: true });
    await cms.strapi.db.query(USER).delete({ where: { id } });
    expect(await rows().findMany()).toMatchObject([{ name: 'Del equipo', accountId: null }]);
  });

  it('that find a data subject only are exported with the enquiries and deleted with the last one', async () => {
    const staff = await openPersonalData(cms);
    const email = 'rosaura@posada.example';
    const contact = { email, phone: '951 555 0142', name: 'Rosaura Inés Peña' };
    const first = await storeEnquiry(cms, { ...contact, message: 'Quiero un sitio de mezcal.' });
    const { folio } = await storeEnquiry(cms, contact);
    await storeEnquiry(cms, { email: 'ines@example.com', name: 'Inés Soto' });
    const named = {
      Correo: 'ROSAURA%40posada.example',
      Folio: folio.toLowerCase(),
      Nombre: 'pena+rosaura',
      Teléfono: '%28951%29+555+0142&tipo=producto',
    };
    const others = { Inés: 'ines', Mezcal: 'mezcal', Hotel: 'rosaura%40hotel.example' };
    for (const [name, search] of Object.entries({ ...named, ...others })) {
      await create(agent, { name, query: `buscar=${search}` });
    }
    const kept = Object.keys(others).toSorted();

    const { text } = await staff.sendAll('export', { email });
    const exported = Object.keys(named).filter((name) => text.includes(`<li>«${name}» busca «`));
    expect(exported).toEqual(Object.keys(named));
    for (const name of kept) expect(text).not.toContain(`«${name}»`);

    await staff.call('delete', `/api/enquiries/${first.documentId}`).expect(204);
    expect(await namesOf(agent)).toHaveLength(7);
    const expected = { enquiries: 1, subscriptions: 0 };
    const erasure = { email, scope: 'all', confirmation: email, expected };
    await staff.sendAll('erase', erasure);
    expect((await namesOf(agent)).toSorted()).toEqual(kept);
  });

  it('that find a data subject only are deleted with the enquiry in the CMS panel', async () => {
    const { documentId } = await storeEnquiry(cms, { name: 'Porfirio Zárate' });
    await create(agent, { query: 'buscar=zarate' });
    await cms.strapi.documents('api::enquiry.enquiry').delete({ documentId });
    expect(await list(agent)).toEqual([]);
  });
});
