import {
  type WebhookDelivery,
  type WebhookEndpoint,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_MESSAGES as MESSAGES,
} from '../../../contracts/webhooks';
import { isSignedWebhook, type WebhookHeaders } from '../../../src/integrations/webhook-signature';
import { removeOldDeliveries, sendWebhooks } from '../../../src/integrations/webhook-worker';
import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { findSchemaFaults, readOpenApi } from '../../support/json-schema';
import { signInAsSuperAdmin } from '../../support/panel-staff';
import { openPersonalData } from '../../support/personal-data';
import { addAccount, AGENT, signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver';

type Session = Awaited<ReturnType<typeof signIn>>;
type WithSecret = WebhookEndpoint & { secret: string };

const OPENAPI = readOpenApi();

const HOUR = 60 * 60_000;
const SPAM = {
  message: 'Gana dinero https://a.example https://b.example https://c.example https://d.example',
  website: 'https://spam.example',
};

describe('webhooks', () => {
  const cms = setUpCms({
    WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1',
    RATE_LIMIT_ENQUIRIES_PER_MINUTE: '1000',
    RATE_LIMIT_ENQUIRIES_PER_HOUR: '1000',
    RATE_LIMIT_NEWSLETTER_PER_MINUTE: '1000',
  });
  let receiver: WebhookReceiver;
  let manager: Session;

  const rowsOf = (uid: string) => cms.strapi.db.query(uid);
  const deliveryRows = () => rowsOf('api::webhook.webhook-delivery');
  const run = (later = 0) => sendWebhooks(cms.strapi, new Date(Date.now() + later));
  const post = (data: object) => manager.call('post', '/api/webhook-endpoints').send({ data });
  const add = async (change: object = {}): Promise<WithSecret> => {
    const endpoint = { name: 'n8n', url: receiver.url, events: WEBHOOK_EVENT_NAMES, ...change };
    return (await post(endpoint).expect(201)).body.data;
  };
  const put = (id: string, data: object) =>
    manager.call('put', `/api/webhook-endpoints/${id}`).send({ data });
  const read = async (): Promise<WebhookEndpoint> =>
    (await manager.call('get', '/api/webhook-endpoints').expect(200)).body.data[0];
  const deliveries = async (query = ''): Promise<WebhookDelivery[]> =>
    (await manager.call('get', `/api/webhook-deliveries${query}`).expect(200)).body.data;
  const change = (id: string, data: object) =>
    manager.call('put', `/api/enquiries/${id}`).send({ data }).expect(200);

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    await addAccount(cms, AGENT, 'agent');
    manager = await signIn(cms);
  });
  afterAll(() => receiver.close());
  afterEach(() => {
    for (const { body } of receiver.received) {
      const { post } = OPENAPI.webhooks[body.type];
      const { schema } = post.requestBody.content['application/json'];
      expect(findSchemaFaults(OPENAPI, schema, body)).toEqual([]);
    }
  });
  beforeEach(async () => {
    receiver.reset();
    await deliveryRows().deleteMany({ where: {} });
    await rowsOf('api::webhook.webhook-endpoint').deleteMany({ where: {} });
    await rowsOf('api::enquiry.enquiry').deleteMany({ where: {} });
    await rowsOf('api::newsletter-subscription.newsletter-subscription').deleteMany({ where: {} });
  });

  it('report a new enquiry, signed, with its data at the time of the attempt', async () => {
    const { secret } = await add();
    const { documentId, folio } = await storeEnquiry(cms);
    await rowsOf('api::enquiry.enquiry').updateMany({
      where: { documentId },
      data: { company: 'Hotel del Centro' },
    });
    await run();
    const [{ headers, text, body } = receiver.received[0]!] = receiver.received;
    expect(isSignedWebhook([secret], headers as WebhookHeaders, text, new Date())).toBe(true);
    expect(headers['content-type']).toBe('application/json');
    expect(body).toEqual({
      type: 'enquiry.created',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id: documentId,
        enquiry: expect.objectContaining({
          id: documentId,
          folio,
          ...{ name: 'María Fernanda López', email: 'maria@example.com', status: 'nuevo' },
          ...{ company: 'Hotel del Centro', quoteAmount: null },
          url: expect.stringMatching(new RegExp(`/admin/consultas/${documentId}$`)),
        }),
      },
    });
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'sent', folio, attempts: 1, statusCode: 204 });
    expect(headers['webhook-id']).toBe(delivery?.documentId);
    await run(HOUR);
    expect(receiver.received).toHaveLength(1);
  });

  it('report each way in which enquiries and subscriptions change', async () => {
    await add();
    const one = await storeEnquiry(cms, { newsletter: true });
    const two = await storeEnquiry(cms, { email: 'otra@example.com' });
    const three = await storeEnquiry(cms, { email: 'tres@example.com' });
    await cms.request
      .post('/api/newsletter-subscriptions')
      .send({ data: { email: 'maria@example.com' } })
      .expect(202);
    await run();
    expect(receiver.types().sort()).toEqual([
      ...Array<string>(3).fill('enquiry.created'),
      'subscription.created',
    ]);

    receiver.reset();
    await change(one.documentId, { note: 'Llamar el lunes' });
    await change(two.documentId, { status: 'contactado' });
    await manager.call('post', `/api/enquiries/${two.documentId}/release`).expect(200);
    await run();
    expect(receiver.received.map(({ body }) => body.data)).toEqual([
      expect.objectContaining({ id: one.documentId, changes: ['noted'] }),
      expect.objectContaining({ id: two.documentId, changes: ['taken', 'status-changed'] }),
      expect.objectContaining({ id: two.documentId, changes: ['released'] }),
    ]);

    receiver.reset();
    const { token } = await signInAsSuperAdmin(cms);
    const panel = `/content-manager/collection-types/api::enquiry.enquiry/${three.documentId}`;
    const inPanel = (method: 'put' | 'delete') =>
      cms.request[method](panel).set('Authorization', `Bearer ${token}`);
    await inPanel('put').send({ status: 'contactado' }).expect(200);
    await inPanel('delete').expect(200);
    await manager.call('delete', `/api/enquiries/${two.documentId}`).expect(204);
    const personal = await openPersonalData(cms);
    const email = 'maria@example.com';
    const expected = { enquiries: 1, subscriptions: 1 };
    const erasure = { email, scope: 'all', confirmation: email, expected };
    await personal.sendAll('erase', erasure);
    await run();
    expect(receiver.types()).toEqual([
      'enquiry.deleted',
      'enquiry.deleted',
      'enquiry.deleted',
      'subscription.deleted',
    ]);
    expect(receiver.received.map(({ body }) => body.data)).toEqual([
      ...[three, two, one].map(({ documentId }) => ({ id: documentId })),
      { id: expect.any(String) },
    ]);
    // The change of the deleted enquiry is not sent: its data is gone.
    expect((await deliveries('?state=skipped')).map(({ event }) => event)).toEqual([
      'enquiry.updated',
    ]);
  });

  it('leave out spam until staff mark it as no spam', async () => {
    await add();
    await postEnquiry(cms, { ...buildEnquiry(), ...SPAM });
    const [row] = await rowsOf('api::enquiry.enquiry').findMany({});
    expect(row.status).toBe('spam');
    await change(row.documentId, { note: 'Es basura' });
    await run();
    expect(receiver.types()).toEqual([]);
    await change(row.documentId, { status: 'nuevo' });
    await run();
    expect(receiver.types()).toEqual(['enquiry.updated']);
  });

  it('are queued only with the change: a refused change queues none', async () => {
    const { documentId } = await storeEnquiry(cms);
    await add();
    const stale = { status: 'contactado', updatedAt: new Date(0).toISOString() };
    await manager.call('put', `/api/enquiries/${documentId}`).send({ data: stale }).expect(409);
    await postEnquiry(cms, { name: 'x' }).expect(400);
    expect(await deliveries()).toEqual([]);
  });

  const removeEnquiry = (id: string) => manager.call('delete', `/api/enquiries/${id}`).expect(204);

  it('are only sent for the events that the system chose, and not while it is paused', async () => {
    const { documentId } = await add({ events: ['enquiry.created'] });
    const enquiry = await storeEnquiry(cms);
    await change(enquiry.documentId, { note: 'Llamar' });
    await removeEnquiry(enquiry.documentId);
    expect((await deliveries()).map(({ event }) => event)).toEqual(['enquiry.created']);
    await put(documentId, { state: 'paused' }).expect(200);
    await storeEnquiry(cms);
    expect(await deliveries()).toHaveLength(1);
    await run();
    expect(receiver.types()).toEqual([]);
  });

  it('report what was deleted while the system was paused, failing or stopped', async () => {
    const { documentId } = await add();
    const stored = [];
    for (let count = 0; count < 3; count += 1) stored.push((await storeEnquiry(cms)).documentId);
    const [first = '', second = '', third = ''] = stored;
    await run();
    receiver.reset();
    await put(documentId, { state: 'paused' }).expect(200);
    await removeEnquiry(first);
    await run();
    await put(documentId, { state: 'active' }).expect(200);
    receiver.status = 500;
    await removeEnquiry(second);
    for (const hours of [0, 1, 30, 73, 74, 75]) await run(hours * HOUR);
    expect(await read()).toMatchObject({ state: 'stopped', waiting: 2, failed: 0 });
    await removeEnquiry(third);
    await removeOldDeliveries(cms.strapi, new Date(Date.now() + 60 * 24 * HOUR));
    receiver.reset();
    await put(documentId, { state: 'active' }).expect(200);
    await run(100 * HOUR);
    expect(receiver.types()).toEqual(Array<string>(3).fill('enquiry.deleted'));
    expect(receiver.received.map(({ body }) => (body.data as { id: string }).id).sort()).toEqual(
      stored.sort(),
    );
  });

  it('are not sent in a run that began before the system was paused', async () => {
    const { documentId } = await add();
    await storeEnquiry(cms);
    await storeEnquiry(cms);
    receiver.onRequest = async () => {
      await put(documentId, { state: 'paused' }).expect(200);
    };
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await read()).toMatchObject({ state: 'paused', waiting: 1 });
  });

  it('about one enquiry are sent one after the other, also by two instances', async () => {
    await add();
    const one = await storeEnquiry(cms);
    await change(one.documentId, { note: 'Llamar el lunes' });
    const two = await storeEnquiry(cms);
    let other: string[] = [];
    receiver.onRequest = async () => {
      receiver.onRequest = undefined;
      await run();
      other = receiver.received.slice(1).map(({ body }) => (body.data as { id: string }).id);
    };
    await run();
    expect(other).toEqual([two.documentId]);
    expect(receiver.types()).toEqual(['enquiry.created', 'enquiry.created', 'enquiry.updated']);
  });

  it('are retried with back-off under one id, and stop the system after three days', async () => {
    const { documentId: id } = await add();
    receiver.status = 500;
    await storeEnquiry(cms);
    await storeEnquiry(cms);
    // The second one waits for the next run: the system has just failed.
    await run();
    expect(receiver.received).toHaveLength(1);
    await run();
    await run();
    expect(receiver.received).toHaveLength(2);
    await run(31_000);
    expect(receiver.received).toHaveLength(3);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[2]).toBe(ids[0]);
    expect(await read()).toMatchObject({
      ...{ state: 'active', lastFailure: 'status', waiting: 2 },
      failingSince: expect.any(String),
    });
    for (const hours of [1, 30, 73]) await run(hours * HOUR);
    expect(await read()).toMatchObject({ state: 'stopped', waiting: 0, failed: 2 });
    const health = await manager.call('get', '/api/health-report').expect(200);
    expect(health.body.data.webhooks).toEqual([
      expect.objectContaining({ name: 'n8n', state: 'stopped', failed: 2 }),
    ]);
    await storeEnquiry(cms);
    expect(await deliveries()).toHaveLength(2);

    receiver.reset();
    const repeatAll = () => manager.call('post', `/api/webhook-endpoints/${id}/repeat`);
    expect((await repeatAll().expect(409)).body.error.message).toBe(MESSAGES.notActive);
    await put(id, { state: 'active' }).expect(200);
    expect((await repeatAll().expect(200)).body.data).toEqual({ repeated: 2 });
    await run();
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
      [...new Set(ids)].sort(),
    );
    expect(await read()).toMatchObject({ failingSince: null, lastFailure: null, failed: 0 });
  });

  it.each([400, 409, 413, 415, 422])(
    'continue after a refusal with %d, which concerns one request only',
    async (status) => {
      await add();
      await storeEnquiry(cms);
      await storeEnquiry(cms);
      receiver.status = status;
      await run();
      expect(receiver.received).toHaveLength(2);
      expect(await read()).toMatchObject({ failingSince: null, waiting: 2 });
      await run(73 * HOUR);
      expect(await read()).toMatchObject({ ...{ state: 'active', failingSince: null }, failed: 2 });
    },
  );

  it('do not stop a system that refused single requests between two failures', async () => {
    await add();
    const statuses = [500, 422, 500];
    for (const [index, status] of statuses.entries()) {
      receiver.status = status;
      await storeEnquiry(cms);
      await run(index * 40 * HOUR);
    }
    expect(await read()).toMatchObject({ state: 'active', lastFailure: 'status' });
  });

  it('stop at once when the system is gone, and follow no redirect', async () => {
    await add();
    await storeEnquiry(cms);
    const other = await startWebhookReceiver();
    receiver.status = 307;
    receiver.headers = { Location: other.url };
    await run();
    expect(other.received).toEqual([]);
    expect((await deliveries())[0]).toMatchObject({ failure: 'redirect', statusCode: 307 });
    await other.close();
    receiver.status = 410;
    await run(HOUR);
    expect(await read()).toMatchObject({ state: 'stopped', lastFailure: 'gone' });
  });

  it('are sent again on request, with the same id, but not while an attempt runs', async () => {
    await add();
    await storeEnquiry(cms);
    const repeat = (id: string) => manager.call('post', `/api/webhook-deliveries/${id}/repeat`);
    let refused: number | undefined;
    receiver.onRequest = async () => {
      const [running] = await deliveries();
      expect(running?.canRepeat).toBe(false);
      refused = (await repeat(running?.documentId ?? '')).status;
    };
    await run();
    expect(refused).toBe(409);
    receiver.onRequest = undefined;
    const [{ documentId: id } = { documentId: '' }] = await deliveries();
    await repeat(id).expect(200);
    await run();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    await repeat('nadie').expect(404);
  });

  it('are signed with the old and the new secret for a day', async () => {
    const { documentId: id, secret: old } = await add();
    const rotated = await manager.call('post', `/api/webhook-endpoints/${id}/secret`).expect(200);
    const { secret: fresh, previousSecretUntil } = rotated.body.data;
    expect(Date.parse(previousSecretUntil) - Date.now()).toBeGreaterThan(23 * HOUR);
    expect((await manager.call('get', '/api/webhook-endpoints')).text).not.toContain('whsec_');
    const [stored] = await rowsOf('api::webhook.webhook-endpoint').findMany({});
    expect(JSON.stringify(stored)).not.toContain(fresh.slice(6));

    const signedBy = () => {
      const { headers, text } = receiver.received.at(-1)!;
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      return [old, fresh].map((secret) =>
        isSignedWebhook([secret], headers as WebhookHeaders, text, at),
      );
    };
    const test = () => manager.call('post', `/api/webhook-endpoints/${id}/test`).expect(204);
    await test();
    await run();
    expect(receiver.received[0]?.body).toMatchObject({ type: 'test', data: {} });
    expect(signedBy()).toEqual([true, true]);
    await test();
    await run(25 * HOUR);
    expect(signedBy()).toEqual([false, true]);
  });

  it.each([
    ['http://example.com/aviso', MESSAGES.http],
    ['https://10.0.0.5/', MESSAGES.address],
    ['https://169.254.169.254/latest', MESSAGES.address],
    ['https://2130706433/', undefined],
    ['https://[::1]/', MESSAGES.address],
    ['https://[::ffff:10.0.0.1]/', MESSAGES.address],
    ['https://user:clave@example.com/', MESSAGES.url],
    ['ftp://example.com/', MESSAGES.url],
    ['example.com', MESSAGES.url],
    [`https://example.com/${'a'.repeat(500)}`, MESSAGES.urlLong],
  ])('are not set up for %s', async (url, message) => {
    const response = await post({ name: 'Otra', url, events: ['enquiry.created'] });
    // This test allows 127.0.0.1; whether http may be used for a name is decided when it is looked up.
    if (message === undefined) return expect(response.status).toBe(201);
    if (url.startsWith('http:')) {
      expect(response.status).toBe(201);
      await storeEnquiry(cms);
      await run();
      return expect((await deliveries())[0]?.failure).toMatch(/address|unreachable/);
    }
    expect([response.status, response.body.error.message]).toEqual([400, expect.anything()]);
    expect(response.body.error.details.errors[0].message).toBe(message);
  });

  it('are managed by managers, have unique names, and are deleted with their system', async () => {
    const agent = await signIn(cms, AGENT);
    await agent.call('get', '/api/webhook-endpoints').expect(403);
    const { documentId } = await add();
    expect(
      (await post({ name: 'n8n', url: receiver.url, events: ['enquiry.created'] })).body,
    ).toEqual(
      expect.objectContaining({
        error: expect.objectContaining({ message: MESSAGES.nameTaken('n8n') }),
      }),
    );
    await post({ name: 'x', url: receiver.url, events: [] }).expect(400);
    await post({ name: 'x', url: receiver.url, events: ['enquiry.sold'] }).expect(400);
    await put(documentId, { name: 'CRM', events: ['enquiry.created'] }).expect(200);
    expect(await read()).toMatchObject({ name: 'CRM', events: ['enquiry.created'] });
    await storeEnquiry(cms);
    await manager.call('delete', `/api/webhook-endpoints/${documentId}`).expect(204);
    await manager.call('delete', `/api/webhook-endpoints/${documentId}`).expect(404);
    expect(await deliveryRows().count()).toBe(0);
    await manager.call('get', '/api/webhook-deliveries?state=x').expect(400);
    await manager.call('get', '/api/webhook-deliveries?page=0').expect(400);
  });

  it('are deleted when their system no longer exists', async () => {
    await add();
    await storeEnquiry(cms);
    await deliveryRows().updateMany({ where: {}, data: { endpointId: 'eliminada' } });
    const kept = await storeEnquiry(cms);
    await removeOldDeliveries(cms.strapi, new Date(Date.now() + 25 * HOUR));
    expect((await deliveries()).map(({ subjectId }) => subjectId)).toEqual([kept.documentId]);
    await rowsOf('api::webhook.webhook-endpoint').deleteMany({ where: {} });
    await removeOldDeliveries(cms.strapi);
    expect(await deliveryRows().count()).toBe(1);
    await removeOldDeliveries(cms.strapi, new Date(Date.now() + 25 * HOUR));
    expect(await deliveryRows().count()).toBe(0);
  });

  it('store no personal data, and are deleted after weeks', async () => {
    await add();
    await storeEnquiry(cms);
    await run();
    expect(JSON.stringify(await deliveryRows().findMany({}))).not.toMatch(/mar[ií]a/i);
    await removeOldDeliveries(cms.strapi, new Date(Date.now() + 6 * 24 * HOUR));
    expect(await deliveryRows().count()).toBe(1);
    await removeOldDeliveries(cms.strapi, new Date(Date.now() + 8 * 24 * HOUR));
    expect(await deliveryRows().count()).toBe(0);
  });
});
