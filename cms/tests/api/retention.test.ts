import { LOG_UID } from '../../src/personal-data/log-row';
import { createRetention } from '../../src/personal-data/retention-run';
import { type Cms, startCms } from '../support/cms';
import { createMailTesting } from '../support/mail';
import { openPersonalData, storeOld } from '../support/personal-data';

describe('personal data that is kept no longer', () => {
  let cms: Cms;
  let staff: Awaited<ReturnType<typeof openPersonalData>>;
  let mail: ReturnType<typeof createMailTesting>;

  beforeAll(async () => {
    cms = await startCms();
    staff = await openPersonalData(cms);
    mail = createMailTesting(cms);
  });
  beforeEach(async () => {
    await mail.clear();
    // Those of these tests are of tomorrow and would stand before everything else.
    await cms.strapi.db.query(LOG_UID).deleteMany({ where: { action: 'retention-run' } });
  });
  afterAll(() => cms.stop());

  const nextDay = () => new Date(Date.now() + 24 * 60 * 60_000);

  /** Lets the first look of an installation be over. */
  async function passFirstLook() {
    await createRetention(cms.strapi).run(new Date(Date.now() - 24 * 60 * 60_000));
  }

  it('goes once a day: spam after thirty days, all else by the setting', async () => {
    await passFirstLook();
    const kept = [
      await storeOld(cms, 28, { status: 'spam' }),
      await storeOld(cms, 720),
      await storeOld(cms, 900, { touched: 20 }),
    ];
    await storeOld(cms, 32, { status: 'spam', touched: 1 });
    await storeOld(cms, 740);
    const run = createRetention(cms.strapi);
    const counts = await run.run(nextDay());
    expect(counts).toEqual({ spam: 1, enquiries: 1, mails: 4 });
    const left = await cms.strapi.db.query('api::enquiry.enquiry').findMany();
    expect(left.map(({ folio }) => folio).sort()).toEqual(kept.map(({ folio }) => folio).sort());
    expect(await mail.count()).toBe(6);

    expect(await run.run(nextDay())).toBeNull();
    const [entry] = await staff.log();
    expect(entry).toMatchObject({ action: 'retention-run', who: 'Automático', counts });
  });

  it('is left alone by the first look of an installation', async () => {
    await cms.strapi.store({ type: 'plugin', name: 'personal-data' }).delete({ key: 'first-look' });
    await storeOld(cms, 40, { status: 'spam' });
    expect(await createRetention(cms.strapi).run()).toBeNull();
    expect(await createRetention(cms.strapi).run()).toBeNull();
    expect(await createRetention(cms.strapi).run(nextDay())).toMatchObject({ spam: 1 });
  });

  it('is removed once by instances that look at the same moment', async () => {
    await passFirstLook();
    for (let count = 0; count < 3; count += 1) await storeOld(cms, 40, { status: 'spam' });
    const looks = [1, 2, 3].map(() => createRetention(cms.strapi).run(nextDay()));
    const counts = (await Promise.all(looks)).filter(Boolean);
    expect(counts).toEqual([{ spam: 3, enquiries: 0, mails: 6 }]);
  });

  it('is gone on with when an instance was ended in the midst', async () => {
    await passFirstLook();
    await storeOld(cms, 40, { status: 'spam' });
    await createRetention(cms.strapi).run(nextDay());
    const rows = cms.strapi.db.query(LOG_UID);
    const [last] = await rows.findMany({ orderBy: { id: 'desc' }, limit: 1 });
    await rows.updateMany({
      where: { id: last.id },
      data: { finishedAt: null, updatedAt: new Date() },
    });
    await storeOld(cms, 41, { status: 'spam' });
    expect(await createRetention(cms.strapi).run()).toBeNull();
    const later = new Date(Date.now() + 11 * 60_000);
    expect(await createRetention(cms.strapi).run(later)).toMatchObject({ spam: 2 });
  });

  it('is told before: how many, when, and what the privacy notice promises', async () => {
    await storeOld(cms, 40, { status: 'spam' });
    await storeOld(cms, 400);
    const show = async (query = '') =>
      (await staff.call('get', `/api/personal-data/retention${query}`)).body.data;
    const told = await show();
    expect(told).toMatchObject({ spamDays: 30, months: 24, due: { spam: 1, enquiries: 0 } });
    expect(Date.parse(told.nextRunAt)).toBeGreaterThan(Date.now());
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
