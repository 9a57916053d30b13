import { type Cms, startCms } from '../support/cms';

describe('health', () => {
  let cms: Cms;

  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());

  it('says that it is alive and that it can work', async () => {
    await cms.request.get('/healthz').expect(200, { status: 'ok' });
    await cms.request.get('/readyz').expect(200, { status: 'ok' });
  });
});
