import { setTimeout as delay } from 'node:timers/promises';

import { type CmsInstance, startCmsInstance } from '../../support/cms-instance';
import { createStartedDatabase, IS_POSTGRES } from '../../support/create-database';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import {
  addIndustry,
  createSchedulingTesting,
  INDUSTRY,
  minutesFromNow,
  waitUntil,
} from '../../support/scheduling-testing';
import { startSmtpSink } from '../../support/smtp-sink';
import { type Cms, startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { storeEnquiry } from '../../support/store-enquiry';

const LOOK_EVERY = 10_000;

// SQLite is for one instance.
(IS_POSTGRES ? describe : describe.skip)('timers of two instances of the CMS', () => {
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let cms: Cms;
  let other: CmsInstance;
  let crash: (() => Promise<void>) | undefined;
  const ids = () => sink.mails.flatMap(({ headers }) => headers('Message-ID'));

  beforeAll(async () => {
    sink = await startSmtpSink({ onMail: () => crash?.() });
    const environment = { ...mailEnvironment(sink.url), ...(await createStartedDatabase()) };
    cms = await startCms(environment, { hasTimers: true });
    other = await startCmsInstance(environment);
  });
  afterAll(async () => {
    await other.stop();
    await cms.stop();
    await sink.close();
  });

  it(
    'send each mail once',
    async () => {
      for (let count = 0; count < 10; count += 1) {
        await storeEnquiry(cms, { email: `v${count}@example.com` });
      }
      await waitUntil(() => new Set(ids()).size === 20);
      await delay(LOOK_EVERY);
      expect(ids()).toHaveLength(20);
    },
    START_TIMEOUT_MS,
  );

  it(
    'process each date of publication once',
    async () => {
      const scheduling = createSchedulingTesting(cms);
      const published = scheduling.capturePublished();
      const entries: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        entries.push(await addIndustry(scheduling, `giro-${count}`));
      }
      // In one statement, so that both instances find all of them at their next poll.
      const data = { publishAt: minutesFromNow(-1) };
      await cms.strapi.db.query(INDUSTRY).updateMany({ where: { publishedAt: null }, data });
      const all = () => [...published, ...other.published];
      await waitUntil(() => new Set(all()).size === entries.length);
      await delay(LOOK_EVERY);
      expect(all().sort()).toEqual(entries.sort());
      const rows = { where: { publishedAt: { $notNull: true } } };
      expect(await cms.strapi.db.query(INDUSTRY).count(rows)).toBe(entries.length);
    },
    START_TIMEOUT_MS,
  );

  // Last, because it kills an instance.
  it(
    'keep the Message-ID of a mail whose sender is killed before it records the delivery',
    async () => {
      cms.strapi.cron.stop();
      sink.mails.length = 0;
      const mail = createMailTesting(cms);
      await mail.clear();
      crash = () => other.kill();
      await storeEnquiry(cms);
      await waitUntil(() => sink.mails.length === 1);
      crash = undefined;
      await waitUntil(async () => (await mail.count({ attempts: 1 })) === 1);

      await mail.sendDue();
      expect(sink.mails).toHaveLength(2);
      await mail.sendDue(31_000);
      await mail.sendDue(3_600_000);
      expect(ids()).toHaveLength(3);
      expect(ids()[2]).toBe(ids()[0]);
      expect(new Set(ids()).size).toBe(2);
    },
    START_TIMEOUT_MS,
  );
});
