import { expectLoggedErrors } from '../support/logged-errors';
import { signInAsSuperAdmin } from '../support/panel-staff';
import { setUpCms } from '../support/start-cms';

const ENTRY = '/publication-panel/entries/api::product.product/no-existe';

describe('publication routes of the CMS panel', () => {
  const cms = setUpCms();

  it('report the state `unknown` instead of an error when the publisher is unreachable', async () => {
    const { call } = await signInAsSuperAdmin(cms);
    const site = await call('get', '/publication-panel');
    expect(site.body.data).toEqual({
      phase: 'unreachable',
      liveSince: null,
      startedAt: null,
      error: null,
      held: [],
      releases: [],
      failures: [],
    });
    const entry = await call('get', ENTRY);
    expect(entry.body.data.state).toBe('unknown');
    expectLoggedErrors(/There is no publisher/);
    const publish = await call('post', '/publication-panel/publish');
    expect(publish.status).toBe(503);
    expect(publish.body.error.message).toContain('El publicador no responde');
  });
});
