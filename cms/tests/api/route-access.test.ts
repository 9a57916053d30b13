import { AUDIENCES, type Identity, IDENTITIES } from '../../src/route-access/audiences';
import { DECLARED_ROUTES } from '../../src/route-access/enforce-route-decisions';
import { ROUTE_DECISIONS } from '../../src/route-access/route-decisions';
import { createPng } from '../support/create-png';
import { startFakePublisher } from '../support/fake-publisher';
import {
  createApiToken,
  exampleAddress,
  listRoutes,
  prepareIdentities,
  type Tokens,
} from '../support/identities';
import { type Cms, startCms } from '../support/start-cms';

// Only where the CMS serves the files of its panel.
const NOT_UNDER_TEST = ['GET /admin/:path*'];
// They end the session of the caller.
const ENDING = ['POST /admin/logout', 'DELETE /admin/users/me/sessions', 'POST /api/auth/logout'];
// Some 280 requests.
const MATRIX_TIMEOUT_MS = 5 * 60_000;
const UNAUTHORIZED = 401;
const REFUSALS = [401, 403, 405];

describe('the routes of Strapi, its plugins and ours', () => {
  let cms: Cms;
  let publisher: Awaited<ReturnType<typeof startFakePublisher>>;
  let tokens: Tokens;

  beforeAll(async () => {
    publisher = await startFakePublisher();
    cms = await startCms({
      ...publisher.environment,
      RATE_LIMIT_SIGN_IN_FAILURES: '100000',
    });
    tokens = await prepareIdentities(cms);
  });
  afterAll(async () => {
    await cms.stop();
    await publisher.stop();
  });

  it('all have a decision, and no decision is about a removed route', () => {
    const declared = [...cms.strapi.get<Set<string>>(DECLARED_ROUTES)];
    const all = new Set([...declared, ...listRoutes(cms), ...NOT_UNDER_TEST]);
    expect([...all].filter((name) => !ROUTE_DECISIONS.has(name))).toEqual([]);
    expect([...ROUTE_DECISIONS.keys()].filter((name) => !all.has(name))).toEqual([]);
  });

  it('exist unless they are closed', () => {
    const running = new Set(listRoutes(cms));
    const closed = [...ROUTE_DECISIONS].filter(([, { audience }]) => audience === 'closed');
    expect(closed.filter(([name]) => running.has(name))).toEqual([]);
    expect(running.size + closed.length + NOT_UNDER_TEST.length).toBe(ROUTE_DECISIONS.size);
  });

  async function call(name: string, token: string): Promise<number> {
    const [method = '', path = ''] = name.replace('ALL', 'GET').split(' ');
    const request = cms.request[method.toLowerCase() as 'get'](exampleAddress(path));
    if (token) request.set('Authorization', `Bearer ${token}`);
    const { status } = await (method === 'GET' ? request : request.send({}));
    return status;
  }

  function isAsDecided(name: string, identity: Identity, status: number): boolean {
    const { audience } = ROUTE_DECISIONS.get(name) ?? { audience: 'closed' };
    if (audience === 'closed') return [...REFUSALS, 404].includes(status);
    const passes = (AUDIENCES[audience] as readonly Identity[]).includes(identity);
    return passes !== REFUSALS.includes(status);
  }

  it.each(IDENTITIES)(
    'give %s exactly the decided access',
    async (identity) => {
      const token = await tokens[identity]();
      const wrong: string[] = [];
      const check = async (name: string, bearer: string) => {
        const status = await call(name, bearer);
        if (!isAsDecided(name, identity, status)) wrong.push(`${name}: ${status}`);
      };
      const special = [...NOT_UNDER_TEST, ...ENDING];
      const names = [...ROUTE_DECISIONS.keys()].filter((name) => !special.includes(name));
      for (const name of names) await check(name, token);
      for (const name of ENDING) await check(name, await tokens[identity]());
      expect(wrong).toEqual([]);
    },
    MATRIX_TIMEOUT_MS,
  );

  it.each(['read-only', 'full-access'] as const)(
    'give a %s API token no route that needs a session',
    async (type) => {
      const ofSession = [...ROUTE_DECISIONS].filter(
        ([name, { audience }]) =>
          name.includes(' /api/') && ['dashboard', 'managers'].includes(audience),
      );
      expect(ofSession.length).toBeGreaterThan(80);
      const token = await createApiToken(cms, type);
      const wrong: string[] = [];
      for (const [name] of ofSession) {
        const status = await call(name, token);
        if (status !== UNAUTHORIZED) wrong.push(`${name}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await call('GET /api/products', token)).toBe(200);
    },
    MATRIX_TIMEOUT_MS,
  );

  describe('to a Redactor', () => {
    const ADDRESS = /@example\.test|isActive/;
    const INDUSTRY = 'api::industry.industry';
    const INDUSTRIES = `/content-manager/collection-types/${INDUSTRY}`;
    let documentId: string;
    let redactor: string;

    const as = (bearer: string, method: 'get' | 'post' | 'put', address: string) =>
      cms.request[method](address).set('Authorization', `Bearer ${bearer}`);
    const ask = async (path: string) => as(redactor, 'get', path).expect(200);

    beforeAll(async () => {
      redactor = await tokens.redactor();
      const superAdmin = await tokens.superAdmin();
      const entry = { name: 'Museos', slug: 'museos' };
      const { body } = await as(superAdmin, 'post', INDUSTRIES).send(entry).expect(201);
      ({ documentId } = body.data);
      await as(superAdmin, 'post', '/upload')
        .attach('files', createPng(40, 30), 'foto.png')
        .field('fileInfo', JSON.stringify({ name: 'foto.png', alternativeText: 'Una foto' }))
        .expect(201);
    });

    it('return colleagues without their addresses', async () => {
      const list = await ask(INDUSTRIES);
      expect(list.body.results[0].createdBy).toEqual(
        expect.objectContaining({ firstname: 'Administrador' }),
      );
      for (const query of ['', '?populate=*', '?populate[createdBy][fields][0]=email']) {
        for (const path of [INDUSTRIES, `${INDUSTRIES}/${documentId}`, '/upload/files']) {
          expect((await ask(path + query)).text).not.toMatch(ADDRESS);
        }
      }
      const [{ id }] = (await ask('/upload/files')).body.results;
      expect((await ask(`/upload/files/${id}`)).text).not.toMatch(ADDRESS);
      const changed = await as(redactor, 'put', `${INDUSTRIES}/${documentId}`).send({ name: 'X' });
      expect(changed.text).not.toMatch(ADDRESS);
    });

    it('find nothing by the address of a colleague', async () => {
      const [byAddress, byAnother] = ['panel@', 'nadie@'].map((start) =>
        ask(`${INDUSTRIES}?filters[createdBy][email][$startsWith]=${start}`),
      );
      const found = (await byAddress)?.body.results.length;
      expect((await byAnother)?.body.results.length).toBe(found);
    });

    it('reveal no versions', async () => {
      const { body } = await ask('/admin/information');
      expect(body.data).toMatchObject({ strapiVersion: '—', nodeVersion: '—', dependencies: {} });
    });

    it.each([
      ['post', '/admin/permissions/check', {}],
      ['post', '/admin/permissions/check', { permissions: 'x' }],
      ['put', '/admin/homepage/layout', { widgets: null }],
      ['get', '/upload/files?filters[$and]=x', undefined],
      ['get', `${INDUSTRIES}?filters[id][$jsonSupersetOf]=1`, undefined],
      ['get', `/content-manager/relations/${INDUSTRY}/createdBy`, undefined],
      ['get', `/content-manager/relations/${INDUSTRY}/nadie/createdBy`, undefined],
    ] as const)('respond with 400 to an odd %s %s', async (method, path, sent) => {
      const request = as(redactor, method, path);
      const { status, body } = await (sent ? request.send(sent) : request);
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(/\S/)]);
    });
  });
});
