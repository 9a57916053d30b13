import type Supertest from 'supertest';

import { startCmsInstance } from '../support/cms-instance';
import { expectLoggedErrors } from '../support/logged-errors';
import { signInAsSuperAdmin } from '../support/panel-staff';
import { waitUntil } from '../support/scheduling-testing';
import { signIn } from '../support/sign-in';
import type { Cms } from '../support/start-cms';
import { START_TIMEOUT_MS } from '../support/start-timeout';

const supertest = requireByNode('supertest') as typeof Supertest;
const INDUSTRIES = '/content-manager/collection-types/api::industry.industry';

describe('an error of background work after a save', () => {
  // In its own process, because Jest handles unhandled rejections itself.
  it(
    'is logged and counted, while the save is confirmed and the CMS goes on',
    async () => {
      const instance = await startCmsInstance({ FAIL_ON_EVENT: 'entry.create' }, 'listen');
      const cms = { request: supertest(instance.url) } as Cms;
      expectLoggedErrors(/Unhandled rejection: Error: A subscriber failed/);
      const { create } = await signInAsSuperAdmin(cms);
      const { call } = await signIn(cms);
      const read = async () =>
        (await call('get', '/api/health-report').expect(200)).body.data.unexpectedErrors;

      expect(await read()).toEqual({ count: 0, lastAt: null });
      for (const name of ['Cines', 'Teatros']) await create(INDUSTRIES, { name, slug: name });
      await waitUntil(async () => (await read()).count === 2);
      expect((await read()).lastAt).toMatch(/^\d{4}-\d\d-\d\dT/);
      await instance.stop();
    },
    START_TIMEOUT_MS,
  );
});
