import {
  type Report,
  REPORT_DIMENSIONS,
  type ReportDimension,
  wonRate,
} from '../../contracts/report';
import { DEMO_AGENT } from '../../contracts/session';
import { TODAY_SECTIONS } from '../../contracts/today';
import { formatDay, localDay } from '../../contracts/zoned-time';
import { deriveColumns } from '../../src/enquiries/derive-columns';
import { readLossReasons } from '../../src/enquiries/read-loss-reasons';
import { readToday } from '../../src/enquiries/read-today';
import { releaseOverdue } from '../../src/enquiries/release-overdue';
import { readResponseTarget } from '../../src/enquiries/response-target';
import { readSecrets } from '../../src/platform/env/secrets';
import { provision } from '../../src/provision/provision';
import { firstDemoDay } from '../../src/seed/demo/demo-calendar';
import { addDemoEnquiries, removeDemoEnquiries } from '../../src/seed/demo/demo-enquiries';
import { buildChat } from '../support/chats';
import { openSession, signIn } from '../support/sign-in';
import { setUpCms } from '../support/start-cms';
import { storeEnquiry } from '../support/store-enquiry';

const SAMPLES = ['TQ-4MXK7R', 'TQ-9HCV3P'];

describe('the demo enquiries of a first start', () => {
  const cms = setUpCms({ DEMO: 'true', CMS_STAFF_PASSWORD: 'Prueba-demo-1' });

  const rows = () => cms.strapi.db.query('api::enquiry.enquiry');
  const folios = async () =>
    (await rows().findMany({ select: ['folio'] })).map(({ folio }) => folio);

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
      const { dueAt, waitingUntil, ...derived } = deriveColumns({ ...row, dueAt: null }, target);
      const dates = {
        dueAt: dueAt.toISOString(),
        waitingUntil: waitingUntil?.toISOString() ?? null,
      };
      expect(row).toMatchObject({ ...derived, ...dates });
    }
    const agent = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { email: DEMO_AGENT } });
    const today = await readToday(cms.strapi, agent.id);
    const shown = TODAY_SECTIONS.map((section) => today[section].enquiries.length);
    expect(today.overdue.total).toBeGreaterThan(1);
    expect(today.nextSteps.total).toBeGreaterThan(1);
    expect(today.idle.total).toBeGreaterThan(1);
    expect(Math.max(...shown)).toBeLessThan(25);
    expect(await releaseOverdue(cms.strapi)).toBe(0);
  });

  it('give the report of their weeks sales by campaign, product and owner', async () => {
    const session = await signIn(cms);
    const today = localDay(new Date());
    const range = `from=${formatDay(firstDemoDay(today))}&to=${formatDay(today)}`;
    const { body } = await session.call('get', `/api/enquiries/report?${range}`).expect(200);
    const report: Report = body.data;
    expect(report.weeks).toHaveLength(13);
    for (const { total } of report.weeks.slice(0, -1)) expect(total).toBeGreaterThan(5);
    expect(wonRate(report)).toBeGreaterThan(0.05);
    expect(wonRate(report)).toBeLessThan(0.3);
    const sold = (dimension: ReportDimension) =>
      report.breakdowns[dimension].filter(({ value, won }) => value !== null && won > 0);
    expect(sold('campaign').length).toBeGreaterThanOrEqual(2);
    expect(sold('product').length).toBeGreaterThanOrEqual(3);
    expect(sold('channel')).toHaveLength(2);
    expect(sold('owner').map(({ label }) => label)).toEqual(
      expect.arrayContaining([session.user.name, 'Mariana Cruz']),
    );
    for (const dimension of REPORT_DIMENSIONS) {
      for (const { won, amount } of report.breakdowns[dimension]) {
        expect(amount > 0).toBe(won > 0);
      }
    }
  });

  it('have results as staff record them', async () => {
    const all = await rows().findMany({ where: { idempotencyKey: { $startsWith: 'demo-' } } });
    const today = formatDay(localDay(new Date()));
    const lossReasons = await readLossReasons(cms.strapi);
    const won = all.filter(({ result }) => result === 'ganada');
    const lost = all.filter(({ result }) => result === 'perdida');
    expect(Math.min(won.length, lost.length)).toBeGreaterThan(15);
    for (const { saleAmount, saleDate, createdAt } of won) {
      expect(saleAmount).toBeGreaterThan(0);
      expect(saleDate >= formatDay(localDay(new Date(createdAt)))).toBe(true);
      expect(saleDate <= today).toBe(true);
    }
    for (const { lossReason } of lost) expect(lossReasons).toContain(lossReason);
    for (const { status, result } of all) expect(status === 'completado').toBe(result !== null);
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

    const others = async () =>
      (await rows().findMany({ orderBy: { id: 'asc' } })).filter(
        ({ idempotencyKey }) => !idempotencyKey?.startsWith('demo-'),
      );
    const kept = await others();
    expect(kept.map(({ folio }) => folio)).toEqual(
      expect.arrayContaining([...SAMPLES, sent.folio, registered.body.data.folio]),
    );
    const stored = await rows().count();
    expect(await removeDemoEnquiries(cms.strapi)).toBe(stored - kept.length);
    expect(await rows().findMany({ orderBy: { id: 'asc' } })).toEqual(kept);
    expect(await removeDemoEnquiries(cms.strapi)).toBe(0);
  });

  it('have the demo accounts as owners after a seed, which keeps the accounts as they are', async () => {
    const accounts = async () => ({
      dashboard: await cms.strapi.db.query('plugin::users-permissions.user').findMany(),
      panel: await cms.strapi.db.query('admin::user').findMany(),
    });
    const before = await accounts();
    // As the seed loads the CMS.
    Object.assign(process.env, { DEMO: 'false', CMS_COMMAND: 'true' });
    await provision(cms.strapi, readSecrets());
    delete process.env.CMS_COMMAND;
    expect(await accounts()).toEqual(before);
    await addDemoEnquiries(cms.strapi);
    for (const { id } of before.dashboard) {
      expect(await rows().count({ where: { ownerId: id } })).toBeGreaterThan(50);
    }
  });

  it('are the same again when they are added at the same time', async () => {
    const now = new Date();
    const add = async () => {
      await removeDemoEnquiries(cms.strapi);
      expect(await addDemoEnquiries(cms.strapi, now)).toBeGreaterThan(200);
      const added = await rows().findMany({
        where: { idempotencyKey: { $startsWith: 'demo-' } },
        orderBy: { id: 'asc' },
      });
      return added.map(({ id: _id, documentId: _documentId, ...row }) => row);
    };
    expect(await add()).toEqual(await add());
  });
});
