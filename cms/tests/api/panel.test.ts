import { type Cms, startCms } from '../support/cms';
import { anEnquiry, postEnquiry } from '../support/enquiries';
import { CMS_ADMIN } from '../support/environment';

const ENQUIRIES = '/content-manager/collection-types/api::enquiry.enquiry';

describe('the CMS panel', () => {
  let cms: Cms;
  let token: string;
  const call = (method: 'get' | 'put' | 'post', address: string) =>
    cms.request[method](address).set('Authorization', `Bearer ${token}`);

  beforeAll(async () => {
    cms = await startCms();
    const { body } = await cms.request.post('/admin/login').send(CMS_ADMIN);
    token = body.data.token;
  });
  afterAll(() => cms.stop());

  it('speaks Spanish to the first super admin', async () => {
    const { body } = await call('get', '/admin/users/me');
    expect(body.data.preferedLanguage).toBe('es');
  });

  it("shows and saves an enquiry's own status", async () => {
    await postEnquiry(cms, anEnquiry());
    const list = await call('get', ENQUIRIES);
    const [enquiry] = list.body.results;
    expect(enquiry.status).toBe('nuevo');

    const address = `${ENQUIRIES}/${enquiry.documentId}`;
    const saved = await call('put', address).send({ ...enquiry, status: 'contactado' });
    expect([saved.status, saved.body.data?.status]).toEqual([200, 'contactado']);
    expect((await call('get', address)).body.data.status).toBe('contactado');
    expect((await call('put', address).send({ status: 'perdido' })).status).toBe(400);
  });

  it('still shows whether content is published', async () => {
    const address = '/content-manager/collection-types/api::industry.industry';
    const created = await call('post', address).send({ name: 'Museos', slug: 'museos' });
    expect(created.body.data.status).toBe('draft');
    const { documentId } = created.body.data;
    await call('post', `${address}/${documentId}/actions/publish`).send({});
    expect((await call('get', address)).body.results[0].status).toBe('published');
  });
});
