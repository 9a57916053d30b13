import { setTimeout as delay } from 'node:timers/promises';

import { startCms } from '../support/cms';
import { startCmsInstance } from '../support/cms-instance';
import { createDatabase, IS_POSTGRES } from '../support/database';
import { storeEnquiry } from '../support/desk';
import { createMailTesting, mailEnvironment } from '../support/mail';
import { eventually } from '../support/scheduling';
import { startSmtpSink } from '../support/smtp-sink';

const LOOK_EVERY = 10_000;

// SQLite is for one instance.
(IS_POSTGRES ? describe : describe.skip)('mail of several instances of the CMS', () => {
  it('is sent once', async () => {
    const sink = await startSmtpSink();
    const environment = { ...mailEnvironment(sink.url), ...(await createDatabase()) };
    const cms = await startCms(environment, { hasTimers: true });
    const other = await startCmsInstance(environment);
    try {
      for (let count = 0; count < 10; count += 1) {
        await storeEnquiry(cms, { email: `v${count}@example.com` });
      }
      const ids = () => sink.mails.flatMap(({ headers }) => headers('Message-ID'));
      await eventually(() => new Set(ids()).size === 20);
      await delay(LOOK_EVERY);
      expect(ids()).toHaveLength(20);
    } finally {
      await other.stop();
      await cms.stop();
      await sink.close();
    }
  });

  it('has the same Message-ID when its sender was killed before it could say so', async () => {
    let crash: (() => Promise<void>) | undefined;
    const sink = await startSmtpSink({ onMail: () => crash?.() });
    const environment = { ...mailEnvironment(sink.url), ...(await createDatabase()) };
    const cms = await startCms(environment);
    const mail = createMailTesting(cms);
    const other = await startCmsInstance(environment);
    try {
      crash = () => other.kill();
      await storeEnquiry(cms);
      await eventually(() => sink.mails.length === 1);
      crash = undefined;
      await eventually(async () => (await mail.count({ attempts: 1 })) === 1);

      await mail.look();
      expect(sink.mails).toHaveLength(2);
      await mail.look(31_000);
      await mail.look(3_600_000);
      const ids = sink.mails.flatMap(({ headers }) => headers('Message-ID'));
      expect(ids).toHaveLength(3);
      expect(ids[2]).toBe(ids[0]);
      expect(new Set(ids).size).toBe(2);
    } finally {
      await cms.stop();
      await sink.close();
    }
  });
});
