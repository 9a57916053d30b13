import { {{camelCase name}} } from '../../src/features/{{kebabCase feature}}/server/{{kebabCase name}}';
import { type Cms, startCms } from '../support/start-cms';

describe('{{kebabCase name}}', () => {
  let cms: Cms;

  beforeAll(async () => {
    cms = await startCms();
  });
  afterAll(() => cms.stop());

  it('does nothing when nothing is due', async () => {
    await expect({{camelCase name}}(cms.strapi, new Date(0))).resolves.toBeUndefined();
  });
});
