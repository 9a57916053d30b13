import { randomUUID } from 'node:crypto';

import supertest from 'supertest';

import { buildEnquiry } from '../../support/build-enquiry';
import { IS_POSTGRES } from '../../support/create-database';
import { DASHBOARD_ADMIN } from '../../support/environment';
import { START_TIMEOUT_MS } from '../../support/start-timeout';
import { startTwoInstances, type TwoInstances } from '../../support/two-instances';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver';

// SQLite supports one instance only.
const describeOnPostgres = IS_POSTGRES ? describe : describe.skip;

describeOnPostgres('webhooks of two instances', () => {
  let two: TwoInstances;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    two = await startTwoInstances({
      WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1',
      RATE_LIMIT_ENQUIRIES_PER_MINUTE: '10000',
      RATE_LIMIT_ENQUIRIES_PER_HOUR: '10000',
    });
    const request = supertest(two.instances[0].url);
    const { email: identifier, password } = DASHBOARD_ADMIN;
    const { body } = await request
      .post('/api/auth/local')
      .send({ identifier, password })
      .expect(200);
    await request
      .post('/api/webhook-endpoints')
      .set('Authorization', `Bearer ${body.jwt}`)
      .send({ data: { name: 'n8n', url: receiver.url, events: ['enquiry.created'] } })
      .expect(201);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await two.stop();
    await receiver.close();
  });

  const send = (which: 0 | 1) =>
    supertest(two.instances[which].url)
      .post('/api/enquiries')
      .set('Idempotency-Key', randomUUID())
      .send({ data: buildEnquiry() });
  const run = (which: 0 | 1, laterMs = 0) =>
    two.instances[which].run(
      'src/integrations/webhook-worker.js',
      'sendWebhooks',
      new Date(Date.now() + laterMs),
    );
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);

  it('send each delivery once, also when both instances poll at the same time', async () => {
    for (let index = 0; index < 20; index += 1) await send(index % 2 === 0 ? 0 : 1).expect(201);
    await Promise.all([run(0), run(1), run(0), run(1)]);
    await Promise.all([run(0), run(1)]);
    expect(ids()).toHaveLength(20);
    expect(new Set(ids()).size).toBe(20);
  });

  it(
    'lose none when an instance is killed while it stores and sends',
    async () => {
      receiver.reset();
      const before = await two.count('enquiries');
      const [instance] = two.instances;
      // The first request arrives and is not recorded as sent.
      let isKilled = false;
      receiver.onRequest = async () => {
        if (isKilled || receiver.received.length < 5) return;
        isKilled = true;
        await instance.kill();
      };
      const storing = Promise.allSettled(Array.from({ length: 40 }, () => send(0)));
      const sending = run(0).catch(() => undefined);
      await storing;
      await sending;
      if (!isKilled) await run(0).catch(() => undefined);
      expect(isKilled).toBe(true);
      receiver.onRequest = undefined;

      const stored = (await two.count('enquiries')) - before;
      expect(stored).toBeGreaterThan(4);
      expect(await two.count('webhook_deliveries')).toBe(20 + stored);
      for (const seconds of [0, 35, 70]) await run(1, seconds * 1000);
      expect(await two.count(`webhook_deliveries where state <> 'sent'`)).toBe(0);
      const subjects = receiver.received.map(({ body }) => (body.data as { id: string }).id);
      expect(new Set(subjects).size).toBe(stored);
      // Repeats carry the id of the first attempt.
      expect(new Set(ids()).size).toBe(stored);
      await two.restart(0);
    },
    START_TIMEOUT_MS,
  );
});
