import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, runInThisContext } from 'node:vm';

import type { Core } from '@strapi/strapi';
import fc from 'fast-check';

import { handleUnhandledRejections } from '../../src/platform/http/unhandled-rejections';
import { AUDIENCES, type Identity } from '../../src/route-access/audiences';
import { ROUTE_DECISIONS } from '../../src/route-access/route-decisions';
import { addCategory, buildProduct } from '../support/build-product';
import { listRoutes, prepareIdentities, type Tokens } from '../support/identities';
import { ignoreLoggedErrors } from '../support/logged-errors';
import { setUpCms } from '../support/start-cms';
import { type FuzzRequest, requestsTo } from './requests';

const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const WARM_UP_RUNS = 5;
const MAX_GROWTH_BYTES = 64 * 1024 * 1024;
const HOUR = 60 * 60_000;
/** A request without a response after this time fails, so that a hanging route is named. */
const RESPONSE_LIMIT_MS = 30_000;
const UNAUTHORIZED = 401;
// Not implemented or unavailable; no body may cause any other 5xx.
const EXPECTED = [501, 503, 505];
// They end the session of the caller.
const ENDING = /logout|sessions|change-password/;

/** Leaves unhandled rejections to the CMS; Jest would count each as a failure of the test. */
function forwardUnhandledRejections(strapi: Core.Strapi): void {
  (runInThisContext('process') as NodeJS.Process).removeAllListeners('unhandledRejection');
  handleUnhandledRejections(strapi);
}

/** `npm run test:fuzz`: takes minutes, so it is not part of `npm test`. */
describe(`odd requests to every route, seed ${SEED}`, () => {
  const cms = setUpCms({ RATE_LIMIT_SIGN_IN_FAILURES: '1000000' });
  let issue: Tokens;
  let known: string[];
  const tokens = new Map<Identity, string>();

  beforeAll(async () => {
    ignoreLoggedErrors();
    issue = await prepareIdentities(cms);
    const data = buildProduct(await addCategory(cms)) as never;
    const { documentId } = await cms.strapi.documents('api::product.product').create({ data });
    known = [documentId];
  });

  async function send(identity: Identity, { method, address, body }: FuzzRequest): Promise<number> {
    const token = tokens.get(identity) ?? (await issue[identity]());
    tokens.set(identity, token);
    const request = cms.request[method.toLowerCase() as 'get'](address)
      .redirects(0)
      .timeout(RESPONSE_LIMIT_MS);
    if (token) request.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) request.set('Content-Type', 'application/json');
    const { status } = await (body === undefined ? request : request.send(JSON.stringify(body)));
    // An earlier request ended the session.
    if (status === UNAUTHORIZED) tokens.delete(identity);
    return status;
  }

  /** Sends requests to each route and returns the failed ones, shrunk. */
  async function fuzz(numRuns: number): Promise<string[]> {
    const failed: string[] = [];
    for (const route of listRoutes(cms)) {
      const { audience = 'closed' } = ROUTE_DECISIONS.get(route) ?? {};
      const identities: readonly Identity[] = AUDIENCES[audience];
      if (identities.length === 0 || ENDING.test(route) || route.startsWith('ALL')) continue;
      const property = fc.asyncProperty(
        fc.constantFrom(...identities),
        requestsTo(route, known),
        async (identity, request) => {
          const status = await send(identity, request);
          return status < 500 || EXPECTED.includes(status);
        },
      );
      const { counterexample } = await fc.check(property, { seed: SEED, numRuns });
      if (counterexample) failed.push(`${route}: ${JSON.stringify(counterexample)}`);
    }
    return failed;
  }

  function readRssBytes(): number {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage().rss;
  }

  it(
    'cause no server error and no memory leak',
    async () => {
      forwardUnhandledRejections(cms.strapi);
      expect(await fuzz(WARM_UP_RUNS)).toEqual([]);
      const before = readRssBytes();
      expect(await fuzz(RUNS)).toEqual([]);
      const growthBytes = readRssBytes() - before;
      process.stderr.write(`Seed ${SEED}: ${Math.round(growthBytes / 1024 / 1024)} MiB more\n`);
      expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
    },
    HOUR,
  );
});
