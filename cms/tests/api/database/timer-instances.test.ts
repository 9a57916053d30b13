import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { createOutbox } from '../../../src/mail/outbox';
import { findEnquiry } from '../../support/build-enquiry';
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
  let environment: Record<string, string>;
  let cms: Cms;
  let other: CmsInstance;
  let crash: (() => Promise<void>) | undefined;
  const ids = () => sink.mails.flatMap(({ headers }) => headers('Message-ID'));

  beforeAll(async () => {
    sink = await startSmtpSink({ onMail: () => crash?.() });
    environment = { ...mailEnvironment(sink.url), ...(await createStartedDatabase()) };
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

  // The last two kill instances.
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

  it(
    'answer an enquiry once with a reply whose sender is killed before it records the delivery',
    async () => {
      const mail = createMailTesting(cms);
      await mail.clear();
      const { documentId } = await storeEnquiry(cms);
      await mail.sendDue();
      sink.mails.length = 0;
      const last = await startCmsInstance(environment);
      crash = () => last.kill();
      await createOutbox(cms.strapi).addReply({
        ...{ enquiryId: documentId, accountId: null, author: 'Ana', idempotencyKey: randomUUID() },
        ...{ subject: 'Tu ficha', text: 'Hola.', template: null },
      });
      await waitUntil(() => sink.mails.length === 1);
      crash = undefined;
      await waitUntil(async () => (await mail.count({ kind: 'reply', attempts: 1 })) === 1);
      expect((await findEnquiry(cms, { documentId })).status).toBe('nuevo');

      for (const later of [31_000, 400_000, 3_600_000]) await mail.sendDue(later);
      expect(ids()).toHaveLength(2);
      expect(new Set(ids()).size).toBe(1);
      const { status, history } = await findEnquiry(cms, { documentId });
      expect(status).toBe('contactado');
      expect(history.filter(({ event }: { event: string }) => event === 'replied')).toHaveLength(1);
    },
    START_TIMEOUT_MS,
  );
});
