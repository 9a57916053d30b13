import { FEED_DELAY_MS, FEED_MESSAGES as MESSAGES } from '../../../contracts/integrations';
import { createApiToken } from '../../support/identities';
import { findSchemaFaults, readOpenApi } from '../../support/json-schema';
import { setUpCms } from '../../support/start-cms';
import { storeEnquiry } from '../../support/store-enquiry';

const ACTION = 'api::integration.integration';
const OPENAPI = readOpenApi();

const cursorOf = (date: string, id: number) => Buffer.from(`${date} ${id}`).toString('base64url');

describe('the read API for other systems', () => {
  const cms = setUpCms({
    RATE_LIMIT_ENQUIRIES_PER_MINUTE: '1000',
    RATE_LIMIT_ENQUIRIES_PER_HOUR: '1000',
  });
  let token: string;
  let ids: string[];

  const get = (address: string, bearer = token) =>
    cms.request.get(`/api/v1${address}`).set('Authorization', `Bearer ${bearer}`);
  const read = async (address: string) => (await get(address).expect(200)).body;
  const rows = () => cms.strapi.db.query('api::enquiry.enquiry');
  /** Sets when an enquiry changed, in seconds before now. */
  const age = (documentId: string, seconds: number) =>
    rows().updateMany({
      where: { documentId },
      data: { updatedAt: new Date(Date.now() - seconds * 1000) },
    });
  const idsOf = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);

  beforeAll(async () => {
    token = await createApiToken(
      cms,
      ['listEnquiries', 'readEnquiry', 'listSubscriptions'].map((name) => `${ACTION}.${name}`),
    );
    ids = [];
    for (let index = 0; index < 5; index += 1) {
      const { documentId } = await storeEnquiry(cms, { email: `ana${index}@example.com` });
      await age(documentId, 500 - index * 100);
      ids.push(documentId);
    }
    const data = { quoteAmount: 1234.5, quoteSaleOn: '2026-12-24', firstReplyAt: new Date() };
    await rows().updateMany({ where: { documentId: ids[0] }, data });
    await cms.request
      .post('/api/newsletter-subscriptions')
      .send({ data: { email: 'boletin@example.com' } })
      .expect(202);
  });

  it('pages through all changes by cursor, each once, and continues later', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let isMore = true; isMore;) {
      const body = await read(`/enquiries?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...idsOf(body));
      ({ cursor, hasMore: isMore } = body.meta);
    }
    expect(seen).toEqual(ids);
    const empty = await read(`/enquiries?cursor=${cursor}`);
    expect(empty).toEqual({ data: [], meta: { cursor, hasMore: false } });
    await age(ids[0] ?? '', 40);
    expect(idsOf(await read(`/enquiries?cursor=${cursor}`))).toEqual([ids[0]]);
    await age(ids[0] ?? '', 500);
  });

  it('separates enquiries that changed in the same millisecond', async () => {
    const at = new Date(Date.now() - 50_000);
    await rows().updateMany({
      where: { documentId: { $in: ids.slice(2) } },
      data: { updatedAt: at },
    });
    const first = await read(`/enquiries?limit=1&since=${at.toISOString()}`);
    const rest = await read(`/enquiries?cursor=${first.meta.cursor}`);
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(ids.slice(2));
    for (const [index, id] of ids.entries()) await age(id, 500 - index * 100);
  });

  it('starts at a date, and leaves out what changed within the last seconds', async () => {
    const since = new Date(Date.now() - 250_000).toISOString();
    expect(idsOf(await read(`/enquiries?since=${since}`))).toEqual(ids.slice(3));
    await age(ids[4] ?? '', FEED_DELAY_MS / 1000 - 2);
    expect(idsOf(await read(`/enquiries?since=${since}`))).toEqual([ids[3]]);
    await age(ids[4] ?? '', 100);
  });

  it('responds as its OpenAPI document says', async () => {
    const responses = [
      ['/enquiries', '/enquiries', 200],
      [`/enquiries/${ids[0]}`, '/enquiries/{id}', 200],
      ['/enquiries/nadie', '/enquiries/{id}', 404],
      ['/enquiries?limit=0', '/enquiries', 400],
      ['/subscriptions', '/subscriptions', 200],
    ] as const;
    await cms.strapi.db
      .query('api::newsletter-subscription.newsletter-subscription')
      .updateMany({ where: {}, data: { updatedAt: new Date(Date.now() - 60_000) } });
    for (const [address, pattern, status] of responses) {
      const { body } = await get(address).expect(status);
      const schema =
        OPENAPI.paths[pattern].get.responses[status].content['application/json'].schema;
      expect([address, findSchemaFaults(OPENAPI, schema, body)]).toEqual([address, []]);
    }
    const { data } = await read('/subscriptions');
    expect(data).toEqual([expect.objectContaining({ email: 'boletin@example.com' })]);
  });

  it.each([
    ['/enquiries?limit=501', MESSAGES.limit],
    ['/enquiries?limit=x', MESSAGES.limit],
    ['/enquiries?cursor=x', MESSAGES.cursor],
    [`/enquiries?cursor=${Buffer.from('x 1').toString('base64url')}`, MESSAGES.cursor],
    [`/enquiries?cursor=${cursorOf('2026-11-30T00:00:00.000Z', 2_147_483_648)}`, MESSAGES.cursor],
    [
      `/enquiries?cursor=${cursorOf('2026-11-30T00:00:00.000Z', 999_999_999_999_999)}`,
      MESSAGES.cursor,
    ],
    [`/enquiries?cursor=${cursorOf('+010000-01-01T00:00:00.000Z', 1)}`, MESSAGES.cursor],
    [`/enquiries?cursor=${cursorOf('-271821-04-20T00:00:00.000Z', 1)}`, MESSAGES.cursor],
    ['/enquiries?since=1969-12-31', MESSAGES.since],
    ['/enquiries?since=0000-01-01', MESSAGES.since],
    ['/subscriptions?since=0000-01-01', MESSAGES.since],
    ['/enquiries?since=9999-12-31T23:59:59-12:00', MESSAGES.since],
    ['/enquiries?since=ayer', MESSAGES.since],
    ['/enquiries?since=2026-13-45', MESSAGES.since],
    ['/enquiries?since=2026-11-30&cursor=x', MESSAGES.both],
    ['/enquiries?filters[email]=x', 'Este parámetro no está permitido'],
    ['/enquiries?populate=*', 'Este parámetro no está permitido'],
  ])('refuses %s', async (address, message) => {
    expect((await get(address).expect(400)).body.error.message).toBe(message);
  });

  it.each(['1970-01-01', '9999-12-31'])('accepts the year of %s', async (date) => {
    await get(`/enquiries?since=${date}`).expect(200);
    await get(`/enquiries?cursor=${cursorOf(`${date}T00:00:00.000Z`, 2_147_483_647)}`).expect(200);
  });

  it('limits a token to the actions that it was created with', async () => {
    const narrow = await createApiToken(cms, [`${ACTION}.listSubscriptions`]);
    await get('/subscriptions', narrow).expect(200);
    await get('/enquiries', narrow).expect(403);
    await get(`/enquiries/${ids[0]}`, narrow).expect(403);
    await cms.request.get('/api/enquiries').set('Authorization', `Bearer ${token}`).expect(401);
    await cms.request.get('/api/v1/enquiries').expect(401);
    const service = cms.strapi.service('admin::api-token-content-api');
    const fields = { name: 'Lectura', description: '', type: 'read-only', lifespan: null };
    const { accessKey } = await service.create(fields);
    await get('/enquiries', accessKey).expect(403);
  });
});
