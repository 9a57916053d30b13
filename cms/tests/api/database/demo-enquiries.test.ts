import { DEMO_AGENT } from '../../../contracts/session';
import { TODAY_SECTIONS } from '../../../contracts/today';
import { deriveColumns } from '../../../src/enquiries/derive-columns';
import { readToday } from '../../../src/enquiries/read-today';
import { releaseOverdue } from '../../../src/enquiries/release-overdue';
import { readResponseTarget } from '../../../src/enquiries/response-target';
import { addDemoEnquiries, removeDemoEnquiries } from '../../../src/seed/demo/demo-enquiries';
import { buildChat } from '../../support/chats';
import { openSession, signIn } from '../../support/sign-in';
import { type Cms, startCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const SAMPLES = ['TQ-4MXK7R', 'TQ-9HCV3P'];

describe('the demo enquiries of a first start', () => {
  let cms: Cms;

  const rows = () => cms.strapi.db.query('api::enquiry.enquiry');
  const folios = async () =>
    (await rows().findMany({ select: ['folio'] })).map(({ folio }) => folio);

  beforeAll(async () => {
    cms = await startCms({ DEMO: 'true', CMS_STAFF_PASSWORD: 'Prueba-demo-1' });
  }, 300_000);
  afterAll(() => cms.stop());

  it('are stored next to the two sample enquiries, without mails, and are not added twice', async () => {
    const before = await folios();
    expect(before.length).toBeGreaterThan(200);
    expect(before).toEqual(expect.arrayContaining(SAMPLES));
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(0);
    expect(await addDemoEnquiries(cms.strapi)).toBe(0);
    expect(await folios()).toEqual(before);
  });

  it('have the columns that the CMS derives, and give every account something to do', async () => {
    const target = await readResponseTarget(cms.strapi);
    for (const row of await rows().findMany()) {
      const { dueAt, ...derived } = deriveColumns({ ...row, dueAt: null }, target);
      expect(row).toMatchObject({ ...derived, dueAt: dueAt.toISOString() });
    }
    const agent = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { email: DEMO_AGENT } });
    const today = await readToday(cms.strapi, agent.id);
    const totals = TODAY_SECTIONS.map((section) => today[section].total);
    expect(today.overdue.total).toBeGreaterThan(1);
    expect(today.nextSteps.total).toBeGreaterThan(1);
    expect(Math.max(...totals)).toBeLessThan(25);
    expect(await releaseOverdue(cms.strapi)).toBe(0);
  });

  it('are removed without anything that visitors sent or staff added, also when staff changed them', async () => {
    const sent = await storeEnquiry(cms, { name: 'Visita Verdadera' });
    const { call } = openSession(cms, (await signIn(cms)).jwt);
    const registered = await call('post', '/api/enquiries/chats')
      .send({ data: buildChat({ message: 'Hola, ¿hacen páginas?', phone: '951 555 0177' }) })
      .expect(201);
    const { body } = await call('get', '/api/enquiries?filters[status][$eq]=contactado').expect(
      200,
    );
    expect(JSON.stringify(body)).not.toContain('demo-');
    const [changed] = body.data;
    await call('put', `/api/enquiries/${changed.documentId}`)
      .send({ data: { note: 'Se le mandó otra propuesta.' } })
      .expect(200);

    expect(await removeDemoEnquiries(cms.strapi)).toBeGreaterThan(200);
    const left = [...SAMPLES, sent.folio, registered.body.data.folio];
    expect((await folios()).toSorted()).toEqual(left.toSorted());
    expect(await removeDemoEnquiries(cms.strapi)).toBe(0);
    expect(await addDemoEnquiries(cms.strapi)).toBeGreaterThan(200);
  });
});
