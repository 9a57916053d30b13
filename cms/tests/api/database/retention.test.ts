import { LOG_UID } from '../../../src/personal-data/log-row';
import { createRetentionJob } from '../../../src/personal-data/retention-job';
import { createMailTesting } from '../../support/mail-testing';
import { openPersonalData, storeOldEnquiry } from '../../support/personal-data';
import { setUpCms } from '../../support/start-cms';

describe('retention of personal data', () => {
  const cms = setUpCms();
  let staff: Awaited<ReturnType<typeof openPersonalData>>;
  let mail: ReturnType<typeof createMailTesting>;

  beforeAll(async () => {
    staff = await openPersonalData(cms);
    mail = createMailTesting(cms);
  });
  beforeEach(async () => {
    await mail.clear();
    // Log entries of these tests have tomorrow's date and would come first.
    await cms.strapi.db.query(LOG_UID).deleteMany({ where: { action: 'retention-run' } });
  });

  const nextDay = () => new Date(Date.now() + 24 * 60 * 60_000);

  /** Completes the first run of an installation. */
  async function completeFirstRun() {
    await createRetentionJob(cms.strapi).run(new Date(Date.now() - 24 * 60 * 60_000));
  }

  it('removes data once a day: spam after thirty days, everything else by the setting', async () => {
    await completeFirstRun();
    const kept = [
      await storeOldEnquiry(cms, 28, { status: 'spam' }),
      await storeOldEnquiry(cms, 720),
      await storeOldEnquiry(cms, 900, { touched: 20 }),
    ];
    await storeOldEnquiry(cms, 32, { status: 'spam', touched: 1 });
    await storeOldEnquiry(cms, 740);
    const run = createRetentionJob(cms.strapi);
    const counts = await run.run(nextDay());
    expect(counts).toEqual({ spam: 1, enquiries: 1, mails: 4 });
    const left = await cms.strapi.db.query('api::enquiry.enquiry').findMany();
    expect(left.map(({ folio }) => folio).sort()).toEqual(kept.map(({ folio }) => folio).sort());
    expect(await mail.count()).toBe(6);

    expect(await run.run(nextDay())).toBeNull();
    const [entry] = await staff.log();
    expect(entry).toMatchObject({ action: 'retention-run', who: 'Automático', counts });
  });

  it('removes nothing in the first run of an installation', async () => {
    await cms.strapi.store({ type: 'plugin', name: 'personal-data' }).delete({ key: 'first-look' });
    await storeOldEnquiry(cms, 40, { status: 'spam' });
    expect(await createRetentionJob(cms.strapi).run()).toBeNull();
    expect(await createRetentionJob(cms.strapi).run()).toBeNull();
    expect(await createRetentionJob(cms.strapi).run(nextDay())).toMatchObject({ spam: 1 });
  });

  it('runs once for concurrent instances', async () => {
    await completeFirstRun();
    for (let count = 0; count < 3; count += 1) await storeOldEnquiry(cms, 40, { status: 'spam' });
    const runs = [1, 2, 3].map(() => createRetentionJob(cms.strapi).run(nextDay()));
    const counts = (await Promise.all(runs)).filter(Boolean);
    expect(counts).toEqual([{ spam: 3, enquiries: 0, mails: 6 }]);
  });

  it('resumes after an instance was killed during a run', async () => {
    await completeFirstRun();
    await storeOldEnquiry(cms, 40, { status: 'spam' });
    await createRetentionJob(cms.strapi).run(nextDay());
    const rows = cms.strapi.db.query(LOG_UID);
    const [last] = await rows.findMany({ orderBy: { id: 'desc' }, limit: 1 });
    await rows.updateMany({
      where: { id: last.id },
      data: { finishedAt: null, updatedAt: new Date() },
    });
    await storeOldEnquiry(cms, 41, { status: 'spam' });
    expect(await createRetentionJob(cms.strapi).run()).toBeNull();
    const later = new Date(Date.now() + 11 * 60_000);
    expect(await createRetentionJob(cms.strapi).run(later)).toMatchObject({ spam: 2 });
  });

  it('announces the next run: how many, when, and the terms of the privacy notice', async () => {
    await storeOldEnquiry(cms, 40, { status: 'spam' });
    await storeOldEnquiry(cms, 400);
    const show = async (query = '') =>
      (await staff.call('get', `/api/personal-data/retention${query}`)).body.data;
    const next = await show();
    expect(next).toMatchObject({ spamDays: 30, months: 24, due: { spam: 1, enquiries: 0 } });
    expect(Date.parse(next.nextRunAt)).toBeGreaterThan(Date.now());
    expect((await show('?months=12')).due).toEqual({ spam: 1, enquiries: 1 });
    expect((await staff.call('get', '/api/personal-data/retention?months=121')).status).toBe(400);

    const save = (months: unknown) =>
      staff.call('put', '/api/personal-data/retention').send({ data: { months } });
    for (const wrong of [0, 121, 1.5, '12', null, undefined]) {
      expect((await save(wrong)).status).toBe(400);
    }
    expect((await save(12)).body.data).toMatchObject({ months: 12, due: { enquiries: 1 } });
    expect((await staff.log())[0]).toMatchObject({
      action: 'retention-changed',
      who: 'Administrador',
      counts: { before: 24, months: 12 },
    });
    const settings = await staff.call('get', '/api/dashboard-settings');
    expect(settings.body.data).toEqual({ notificationEmail: null });
    await save(24).expect(200);
  });
});
