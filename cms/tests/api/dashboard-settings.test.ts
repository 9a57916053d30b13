import { DASHBOARD_SETTINGS_MESSAGES } from '../../contracts/dashboard-settings';
import { type Cms, startCms } from '../support/cms';
import { SITE_TOKEN } from '../support/environment';
import { signIn } from '../support/staff';

const ADDRESS = '/api/dashboard-settings';

describe('the settings of the dashboard', () => {
  let cms: Cms;
  let call: Awaited<ReturnType<typeof signIn>>['call'];
  const save = (data: unknown) => call('put', ADDRESS).send({ data });
  const asSite = (address: string) =>
    cms.request.get(address).set('Authorization', `Bearer ${SITE_TOKEN}`);

  beforeAll(async () => {
    cms = await startCms();
    ({ call } = await signIn(cms));
  });
  afterAll(() => cms.stop());

  it('keep one address for notices, and none', async () => {
    const none = { data: { notificationEmail: null } };
    expect((await call('get', ADDRESS)).body).toEqual(none);

    const saved = await save({ notificationEmail: ' Avisos@Example.test ' });
    const expected = { data: { notificationEmail: 'avisos@example.test' } };
    expect([saved.status, saved.body]).toEqual([200, expected]);
    expect((await call('get', ADDRESS)).body).toEqual(expected);

    for (const empty of ['', null]) {
      expect((await save({ notificationEmail: empty })).body).toEqual(none);
      expect((await call('get', ADDRESS)).body).toEqual(none);
    }
    const rows = cms.strapi.db.query('api::dashboard-settings.dashboard-settings');
    expect(await rows.count()).toBe(1);
  });

  it.each([['no-es-un-correo'], ['a@b.mx, c@d.mx'], [7], [{ $ne: null }], [undefined]])(
    'refuse %j',
    async (notificationEmail) => {
      const { status, body } = await save({ notificationEmail });
      expect([status, body.error.details.errors]).toEqual([
        400,
        [{ path: ['notificationEmail'], message: DASHBOARD_SETTINGS_MESSAGES.email }],
      ]);
    },
  );

  it('take no other field', async () => {
    expect((await save({ notificationEmail: null, id: 9 })).status).toBe(400);
  });

  it('are no content of the site', async () => {
    const revision = async () => (await asSite('/api/publication/revision')).body.data.revision;
    const before = await revision();
    await save({ notificationEmail: 'otra@example.test' });
    expect(await revision()).toBe(before);
    expect((await asSite(ADDRESS)).status).toBe(403);
  });
});
