import { readSettings } from '../../../src/platform/env/settings';
import { readSnapshot } from '../../support/as-site';
import { addCategory, addPicture, buildProduct } from '../../support/build-product';
import { type PanelStaff, signInAsSuperAdmin, signInWithRole } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const REDIRECT = 'api::redirect.redirect';

describe('changed addresses', () => {
  const cms = setUpCms();
  let category: string;

  const products = () => cms.strapi.documents(PRODUCT);
  const rows = () => cms.strapi.db.query(REDIRECT);

  const snapshot = () => readSnapshot(cms);
  const redirects = async () => (await snapshot()).redirects;
  /** Returns the target of each address, and that all redirects are permanent. */
  const moves = async () =>
    Object.fromEntries(
      Object.entries(await redirects()).map(([from, redirect]) => {
        expect(redirect.status).toBe(301);
        return [from, 'to' in redirect ? redirect.to : undefined];
      }),
    );

  async function add(slug: string, status: 'draft' | 'published' = 'published'): Promise<string> {
    const data = { ...buildProduct(category, { name: `Producto ${slug}` }), slug };
    return (await products().create({ data, status })).documentId;
  }

  async function rename(documentId: string, slug: string): Promise<void> {
    await products().update({ documentId, data: { slug } });
    await products().publish({ documentId });
  }

  beforeAll(async () => {
    category = await addCategory(cms);
  });
  beforeEach(async () => {
    for (const { documentId } of await products().findMany({ limit: 100 })) {
      await products().delete({ documentId });
    }
    expect(await rows().count()).toBe(0);
  });

  it('redirect to the newest published address, after any number of changes', async () => {
    const id = await add('a');
    await products().update({ documentId: id, data: { slug: 'b' } });
    expect(await moves()).toEqual({});
    await products().publish({ documentId: id });
    expect(await moves()).toEqual({ '/productos/a': '/productos/b' });
    await products().update({ documentId: id, data: { slug: 'c' }, status: 'published' });
    expect(await moves()).toEqual({
      '/productos/a': '/productos/c',
      '/productos/b': '/productos/c',
    });
    const shown = await rows().findMany({ select: ['from', 'to'], orderBy: 'from' });
    expect(shown.map(({ from, to }) => [from, to])).toEqual([
      ['/productos/a', '/productos/c'],
      ['/productos/b', '/productos/c'],
    ]);
  });

  it('change the revision, so that the site is published', async () => {
    const id = await add('a');
    await rename(id, 'b');
    const before = await snapshot();
    await rows().deleteMany({ where: { from: '/productos/a' } });
    const after = await snapshot();
    expect(after.revision).not.toBe(before.revision);
    expect(after.entries).toEqual(before.entries);
  });

  it('stop redirecting when a new entry is published under them', async () => {
    const id = await add('a');
    await rename(id, 'b');
    const other = await add('a', 'draft');
    expect(await moves()).toEqual({ '/productos/a': '/productos/b' });
    await products().publish({ documentId: other });
    expect(await moves()).toEqual({});
    expect(await rows().count()).toBe(0);
  });

  it('never redirect in a loop', async () => {
    const [first, second] = [await add('a'), await add('b')];
    await rename(first, 'c');
    await rename(second, 'a');
    await rename(first, 'b');
    expect(await moves()).toEqual({ '/productos/c': '/productos/b' });
    await rename(first, 'c');
    await rename(first, 'b');
    expect(await moves()).toEqual({ '/productos/c': '/productos/b' });
  });

  it('do not redirect while their entry is unpublished or after it was deleted', async () => {
    const id = await add('a');
    await rename(id, 'b');
    await products().unpublish({ documentId: id });
    expect(await moves()).toEqual({});
    // Renamed while unpublished: search engines know the address before that.
    await rename(id, 'c');
    expect(await moves()).toEqual({
      '/productos/a': '/productos/c',
      '/productos/b': '/productos/c',
    });
    await products().delete({ documentId: id });
    expect(await moves()).toEqual({});
    expect(await rows().count()).toBe(0);
  });

  it('are stored in the transaction of the change', async () => {
    const id = await add('a');
    await expect(
      cms.strapi.db.transaction(async () => {
        await rename(id, 'b');
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await rows().count()).toBe(0);
    expect((await snapshot()).labels[`${PRODUCT}:${id}`]?.slug).toBe('a');
  });

  it('of a case redirect below the portfolio', async () => {
    const industry = await cms.strapi
      .documents('api::industry.industry')
      .create({ data: { name: 'Hoteles', slug: 'hoteles' }, status: 'published' });
    const cases = cms.strapi.documents('api::case.case');
    const data = aCase(industry.documentId, await addPicture(cms));
    const { documentId } = await cases.create({ data, status: 'published' });
    await cases.update({ documentId, data: { slug: 'hotel-azul' }, status: 'published' });
    expect(await moves()).toEqual({ '/portafolio/hotel': '/portafolio/hotel-azul' });
    await cases.delete({ documentId });
  });

  it('keep an announcement on the page that moves', async () => {
    const id = await add('a');
    const announcements = cms.strapi.documents('api::announcement.announcement');
    const { documentId } = await announcements.create({
      data: {
        text: 'Aviso',
        color: 'anil',
        closable: true,
        pages: [{ href: '/productos/a' }, { href: '/blog' }],
      },
      status: 'published',
    });
    await rename(id, 'b');
    for (const status of ['draft', 'published'] as const) {
      const found = await announcements.findOne({ documentId, status, populate: ['pages'] });
      expect(found?.pages?.map(({ href }) => href)).toEqual(['/productos/b', '/blog']);
    }
    await announcements.delete({ documentId });
  });

  it('redirect when the slug is changed in the dashboard', async () => {
    const id = await add('a');
    const { call } = await signIn(cms);
    const saved = await call('put', `/api/products/${id}`).send({
      data: { slug: 'desde-el-tablero' },
    });
    expect(saved.status).toBe(200);
    expect(await moves()).toEqual({ '/productos/a': '/productos/desde-el-tablero' });
  });

  it('can be listed and removed by staff in the panel', async () => {
    const id = await add('a');
    await rename(id, 'b');
    const { call } = await signInAsSuperAdmin(cms);
    const address = `/content-manager/collection-types/${REDIRECT}`;
    const list = await call('get', address);
    expect(list.body.results).toEqual([
      expect.objectContaining({ from: '/productos/a', to: '/productos/b' }),
    ]);
    await call('delete', `${address}/${list.body.results[0].documentId}`).expect(200);
    expect(await moves()).toEqual({});
  });
});

describe('redirects that staff add', () => {
  const cms = setUpCms();
  const address = `/content-manager/collection-types/${REDIRECT}`;
  let editor: PanelStaff;
  let category: string;

  const redirects = async () => (await readSnapshot(cms)).redirects;
  const products = () => cms.strapi.documents(PRODUCT);
  const rows = () => cms.strapi.db.query(REDIRECT);

  async function add(data: object): Promise<string> {
    const { status, body } = await editor.call('post', address).send(data);
    expect([status, body.error?.message]).toEqual([201, undefined]);
    return body.data.documentId;
  }
  async function refusal(data: object): Promise<string> {
    const before = await rows().count();
    const { status, body } = await editor.call('post', address).send(data);
    expect(status).toBe(400);
    expect(await rows().count()).toBe(before);
    return body.error.message;
  }

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    category = await addCategory(cms);
    const data = { ...buildProduct(category, { name: 'Lector' }), slug: 'lector' };
    await products().create({ data, status: 'published' });
  });
  beforeEach(() => rows().deleteMany({}));

  it('are in the release with their kind, in one list with former addresses of entries', async () => {
    const before = (await readSnapshot(cms)).revision;
    await add({ from: '/promo', to: '/productos?categoria=cajas#contenido', kind: 'temporal' });
    await add({ from: '/index.php', to: 'https://otro.example/a?b=c' });
    await add({ from: '/retirado', kind: 'eliminada' });
    expect(await redirects()).toEqual({
      '/promo': { status: 302, to: '/productos?categoria=cajas#contenido' },
      '/index.php': { status: 301, to: 'https://otro.example/a?b=c' },
      '/retirado': { status: 410 },
    });
    expect((await readSnapshot(cms)).revision).not.toBe(before);
  });

  it('are stored as the web servers compare them, however they were typed or pasted', async () => {
    const { siteUrl } = readSettings();
    await add({ from: ` ${siteUrl}/oto%C3%B1o/ `, to: `${siteUrl}/productos/` });
    await add({ from: 'Feria-2026', to: 'www.otro.example' });
    expect(await redirects()).toEqual({
      '/otoño': { status: 301, to: '/productos' },
      // As links from a Mac write it.
      ['/otoño'.normalize('NFD')]: { status: 301, to: '/productos' },
      '/Feria-2026': { status: 301, to: 'https://www.otro.example/' },
      '/feria-2026': { status: 301, to: 'https://www.otro.example/' },
    });
  });

  it.each([
    [{ from: ' ', to: '/productos' }, 'escribe la parte que va después del dominio'],
    [{ from: '/a b', to: '/productos' }, 'escribe la parte que va después del dominio'],
    [{ from: '/a?b=c', to: '/productos' }, 'escribe la parte que va después del dominio'],
    [{ from: 'https://otro.example/a', to: '/productos' }, 'escribe la parte que va después'],
    [{ from: '/../etc', to: '/productos' }, 'escribe la parte que va después del dominio'],
    [{ from: '//otro.example', to: '/productos' }, 'escribe la parte que va después del dominio'],
    [{ from: '/productos', to: '/servicios' }, 'hay una página publicada'],
    [{ from: '/', to: '/servicios' }, 'hay una página publicada'],
    [{ from: '/productos/lector/', to: '/servicios' }, 'hay una página publicada'],
    [{ from: '/admin/nada', to: '/productos' }, 'usa el propio sitio'],
    [{ from: '/api/products', to: '/productos' }, 'usa el propio sitio'],
    [{ from: '/uploads/lista.pdf', to: '/productos' }, 'usa el propio sitio'],
    [{ from: '/robots.txt', to: '/productos' }, 'usa el propio sitio'],
    [{ from: '/blog/feed.json', to: '/productos' }, 'usa el propio sitio'],
    [{ from: '/blog/pagina/2', to: '/productos' }, 'usa el propio sitio'],
    [{ from: '/blog/categoria/hoteles/pagina/3', to: '/blog' }, 'usa el propio sitio'],
    [{ from: `/${'a'.repeat(220)}`, to: '/productos' }, 'es demasiado larga'],
    [{ from: '/a', to: '/a' }, 'son la misma'],
    [{ from: '/a', to: '/a/?b=c' }, 'son la misma'],
    [{ from: '/a', to: '' }, 'escribe a qué página'],
    [{ from: '/a', to: '/nada' }, 'no hay ninguna página publicada'],
    [{ from: '/a', to: '/api/x' }, 'no es una página para visitantes'],
    [{ from: '/a', to: '/lista.pdf' }, 'no hay ninguna página publicada'],
    [{ from: '/a', to: '/uploads/nada.pdf' }, 'no hay ningún archivo'],
    [{ from: '/a', to: 'http://otro.example' }, 'no es segura'],
    [{ from: '/a', to: 'javascript:alert(1)' }, 'empiece con https://'],
    [{ from: '/a', to: '//otro.example' }, 'empiece con https://'],
    [{ from: '/a', to: 'https://ana:clave@otro.example' }, 'un usuario o una contraseña'],
    [{ from: '/a', to: '/productos', kind: 'eliminada' }, 'vacía «Lleva a»'],
  ])('refuse %j with a reason', async (data, message) => {
    expect(await refusal(data)).toContain(message);
    expect(await redirects()).toEqual({});
  });

  it('refuse a second redirect from an address, a chain, and a loop', async () => {
    const id = await add({ from: '/a', to: '/productos' });
    expect(await refusal({ from: '/a', to: '/servicios' })).toContain('ábrela y cámbiala');
    expect(await refusal({ from: '/b', to: '/a' })).toContain(
      'a /productos: escribe esa dirección',
    );
    await add({ from: '/x', kind: 'eliminada' });
    expect(await refusal({ from: '/b', to: '/x' })).toContain('ya no existe');
    const back = { from: '/productos/otro', to: '/a' };
    await rows().create({ data: { ...back, kind: 'permanente' } });
    const { body } = await editor.save(`${address}/${id}`, { to: back.from });
    expect(body.error.message).toContain('daría vueltas');
    expect((await redirects())['/a']).toEqual({ status: 301, to: '/productos' });
  });

  it('lead on when their target gets another address, and stop when it has no page', async () => {
    const data = { ...buildProduct(category, { name: 'Cajón' }), slug: 'cajon' };
    const { documentId } = await products().create({ data, status: 'published' });
    await add({ from: '/cajas', to: '/productos/cajon' });
    await products().update({ documentId, data: { slug: 'cajon-2' }, status: 'published' });
    expect((await redirects())['/cajas']).toEqual({ status: 301, to: '/productos/cajon-2' });
    await products().unpublish({ documentId });
    expect((await redirects())['/cajas']).toBeUndefined();
    await products().publish({ documentId });
    expect((await redirects())['/cajas']).toEqual({ status: 301, to: '/productos/cajon-2' });
  });

  it('count as usage of the entry that they lead to, also under its former address', async () => {
    const data = { ...buildProduct(category, { name: 'Rollo' }), slug: 'rollo' };
    const { documentId } = await products().create({ data, status: 'published' });
    await add({ from: '/papel', to: '/productos/rollo?a=b' });
    await add({ from: '/otro-papel', to: '/productos' });
    await products().update({ documentId, data: { slug: 'rollo-2' }, status: 'published' });
    await add({ from: '/papel-nuevo', to: '/productos/rollo-2', kind: 'temporal' });

    const { body } = await editor.call('get', `/publish-checks/usages/${PRODUCT}/${documentId}`);
    expect(body.data).toMatchObject([
      { uid: REDIRECT, name: 'Redirección «/papel»', place: 'Lleva a', isPublished: true },
      { uid: REDIRECT, name: 'Redirección «/papel-nuevo»' },
    ]);
    expect(body.data).toHaveLength(2);
    const removal = await editor
      .call('post', `/publish-checks/removals/${PRODUCT}`)
      .send({ documentIds: [documentId], action: 'unpublish' });
    expect(removal.body.data.refusals).toEqual([]);
    expect(removal.body.data.consequences).toContain(
      '«Rollo» deja de verse, o de abrirse, desde Redirección «/papel», Redirección «/papel-nuevo».',
    );
  });

  it('leave the release soon after they are removed', async () => {
    const documentId = await add({ from: '/adios', to: '/productos' });
    const publication = cms.strapi.service('api::publication.publication') as {
      notifyChange(): Promise<void>;
    };
    const notify = jest.spyOn(publication, 'notifyChange').mockResolvedValue();
    await editor.call('delete', `${address}/${documentId}`).expect(200);
    expect(notify).toHaveBeenCalledTimes(1);
    notify.mockRestore();
  });

  it('replace the former address of an entry when staff change where it leads', async () => {
    const data = { ...buildProduct(category, { name: 'Báscula' }), slug: 'bascula' };
    const { documentId } = await products().create({ data, status: 'published' });
    await products().update({ documentId, data: { slug: 'bascula-2' }, status: 'published' });
    const { documentId: id } = await rows().findOne({ where: { from: '/productos/bascula' } });
    const entry = `${address}/${id}`;
    await editor.save(entry, { to: '/servicios', kind: 'temporal' }).expect(200);
    await products().update({ documentId, data: { slug: 'bascula-3' }, status: 'published' });
    expect(await redirects()).toEqual({
      '/productos/bascula': { status: 302, to: '/servicios' },
      '/productos/bascula-2': { status: 301, to: '/productos/bascula-3' },
    });
  });
});

function aCase(industry: string, image: number) {
  return {
    title: 'Reservaciones en línea',
    slug: 'hotel',
    client: 'Hotel Azul',
    industry,
    image,
    description: 'Reservaciones en línea.',
    problem: 'Todo por teléfono.',
    solution: 'Un motor de reservas.',
    system: 'Motor de reservas',
    timeline: '3 meses',
    investment: 100_000,
  };
}
