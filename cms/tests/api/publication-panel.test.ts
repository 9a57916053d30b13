import { CMS_ADMIN, SITE_TOKEN } from '../support/environment';
import { expectLoggedErrors } from '../support/logged-errors';
import { type Cms, startCms } from '../support/start-cms';

const ENTRY = '/publication-panel/entries/api::product.product/no-existe';

describe('publication routes of the CMS panel', () => {
  let cms: Cms;

  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());

  it.each([
    ['get', '/publication-panel'],
    ['get', ENTRY],
    ['post', '/publication-panel/publish'],
    ['post', '/publication-panel/rollback'],
  ] as const)('%s %s requires a panel session', async (method, address) => {
    expect((await cms.request[method](address)).status).toBe(401);
    const withSiteToken = cms.request[method](address).set('Authorization', `Bearer ${SITE_TOKEN}`);
    expect((await withSiteToken).status).toBe(401);
  });

  it('report the state `unknown` instead of an error when the publisher is unreachable', async () => {
    const { body } = await cms.request.post('/admin/login').send(CMS_ADMIN);
    const bearer = `Bearer ${body.data.token}`;
    const site = await cms.request.get('/publication-panel').set('Authorization', bearer);
    expect(site.body.data).toEqual({
      phase: 'unreachable',
      liveSince: null,
      startedAt: null,
      error: null,
      held: [],
      releases: [],
    });
    const entry = await cms.request.get(ENTRY).set('Authorization', bearer);
    expect(entry.body.data.state).toBe('unknown');
    expectLoggedErrors(/There is no publisher/);
    const publish = await cms.request
      .post('/publication-panel/publish')
      .set('Authorization', bearer);
    expect(publish.status).toBe(503);
    expect(publish.body.error.message).toContain('El publicador no responde');
  });
});
