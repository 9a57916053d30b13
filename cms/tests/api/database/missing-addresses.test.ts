import { MAX_MISSING_ADDRESSES } from '../../../contracts/missing-addresses';
import { signInWithRole, type PanelStaff } from '../../support/panel-staff';
import { setUpCms } from '../../support/start-cms';

const UID = 'api::missing-address.missing-address';

describe('addresses that visitors requested and that do not exist', () => {
  const cms = setUpCms();
  let editor: PanelStaff;

  const rows = () => cms.strapi.db.query(UID);
  const report = (path: unknown, referrer?: string) =>
    cms.request.post('/api/missing-addresses').send({ data: { path, referrer } });
  const list = async () =>
    (await editor.call('get', '/redirects-panel/missing').expect(200)).body.data;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
  });
  beforeEach(() => rows().deleteMany({}));

  it('are counted, with the page of this site that links to them', async () => {
    await report('/produtos', '/servicios?utm_source=x').expect(204);
    await report('/produtos/').expect(204);
    await report('/oto%C3%B1o?correo=ana@otro.example#x').expect(204);
    const { total, entries } = await list();
    expect(total).toBe(2);
    expect(entries).toEqual([
      expect.objectContaining({ path: '/produtos', hits: 2, referrer: '/servicios' }),
      expect.objectContaining({ path: '/otoño', hits: 1, referrer: null }),
    ]);
    expect(Date.parse(entries[0].firstAt)).toBeLessThanOrEqual(Date.parse(entries[0].lastAt));
  });

  it('count every one of several requests at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => report('/produtos').expect(204)));
    expect((await list()).entries).toMatchObject([{ path: '/produtos', hits: 8 }]);
  });

  it.each([
    '/productos',
    '/',
    '/wp-login.php',
    '/.env',
    '/a/.git/config',
    '/wp-admin/x',
    '/phpmyadmin/',
    '/respaldo.sql',
    '/api/nada',
    '/admin/nada',
    '/usuarios/ana@otro.example',
    `/${'a'.repeat(250)}`,
  ])('leave out %s, which exists or which only programs request', async (path) => {
    await report(path).expect((response) => expect([204, 400]).toContain(response.status));
    expect(await rows().count()).toBe(0);
  });

  it.each([undefined, 7, 'https://otro.example/a', '/a b', '//otro.example', '/%E0%A4%A'])(
    'refuse %j as an address',
    async (path) => {
      await report(path).expect(400);
      expect(await rows().count()).toBe(0);
    },
  );

  it('are removed from the list once they redirect', async () => {
    await report('/promo').expect(204);
    const redirects = '/content-manager/collection-types/api::redirect.redirect';
    await editor.create(redirects, { from: '/promo', to: '/productos' });
    expect(await list()).toEqual({ total: 0, entries: [] });
    await report('/promo').expect(204);
    expect((await rows().findMany())[0]).toMatchObject({ hits: 1 });
  });

  it('are bounded: a new one replaces the least requested one', async () => {
    const lastAt = new Date();
    const data = Array.from({ length: MAX_MISSING_ADDRESSES }, (_item, index) => ({
      path: `/viejo-${index}`,
      hits: index === 7 ? 1 : 2,
      lastAt,
    }));
    for (let at = 0; at < data.length; at += 50) {
      await rows().createMany({ data: data.slice(at, at + 50) });
    }
    await report('/nuevo').expect(204);
    expect(await rows().count()).toBe(MAX_MISSING_ADDRESSES);
    expect(await rows().findOne({ where: { path: '/viejo-7' } })).toBeNull();
    expect(await rows().findOne({ where: { path: '/nuevo' } })).not.toBeNull();
  });

  it('are not shown to those who may not add redirects', async () => {
    const redactor = await signInWithRole(cms, 'redactor');
    await redactor.call('get', '/redirects-panel/missing').expect(403);
  });
});
