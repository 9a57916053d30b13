import { setTimeout as delay } from 'node:timers/promises';

import { startCmsInstance } from '../../support/cms-instance';
import { createStartedDatabase, IS_POSTGRES } from '../../support/create-database';
import { createMailTesting, mailEnvironment } from '../../support/mail-testing';
import { waitUntil } from '../../support/scheduling-testing';
import { startSmtpSink } from '../../support/smtp-sink';
import { startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { storeEnquiry } from '../../support/store-enquiry';

const LOOK_EVERY = 10_000;

// SQLite is for one instance.
(IS_POSTGRES ? describe : describe.skip)('mail of several instances of the CMS', () => {
  it(
    'is sent once by two instances',
    async () => {
      const sink = await startSmtpSink();
      const environment = { ...mailEnvironment(sink.url), ...(await createStartedDatabase()) };
      const cms = await startCms(environment, { hasTimers: true });
      const other = await startCmsInstance(environment);
      try {
        for (let count = 0; count < 10; count += 1) {
          await storeEnquiry(cms, { email: `v${count}@example.com` });
        }
        const ids = () => sink.mails.flatMap(({ headers }) => headers('Message-ID'));
        await waitUntil(() => new Set(ids()).size === 20);
        await delay(LOOK_EVERY);
        expect(ids()).toHaveLength(20);
      } finally {
        await other.stop();
        await cms.stop();
        await sink.close();
      }
    },
    START_TIMEOUT_MS,
  );

  it(
    'keeps its Message-ID when the sender is killed before it records the delivery',
    async () => {
      let crash: (() => Promise<void>) | undefined;
      const sink = await startSmtpSink({ onMail: () => crash?.() });
      const environment = { ...mailEnvironment(sink.url), ...(await createStartedDatabase()) };
      const cms = await startCms(environment);
      const mail = createMailTesting(cms);
      const other = await startCmsInstance(environment);
      try {
        crash = () => other.kill();
        await storeEnquiry(cms);
        await waitUntil(() => sink.mails.length === 1);
        crash = undefined;
        await waitUntil(async () => (await mail.count({ attempts: 1 })) === 1);

        await mail.sendDue();
        expect(sink.mails).toHaveLength(2);
        await mail.sendDue(31_000);
        await mail.sendDue(3_600_000);
        const ids = sink.mails.flatMap(({ headers }) => headers('Message-ID'));
        expect(ids).toHaveLength(3);
        expect(ids[2]).toBe(ids[0]);
        expect(new Set(ids).size).toBe(2);
      } finally {
        await cms.stop();
        await sink.close();
      }
    },
    START_TIMEOUT_MS,
  );
});
