import { once } from 'node:events';

import { buildEnquiry, postEnquiry } from '../../support/build-enquiry';
import { addCategory, buildProduct } from '../../support/build-product';
import { startFakePublisher } from '../../support/fake-publisher';
import { startCms } from '../../support/start-cms';
import { START_TIMEOUT_MS } from '../../support/start-timeout';

describe('a CMS that receives a stop signal', () => {
  it(
    'responds to requests in progress',
    async () => {
      const cms = await startCms();
      const received = once(cms.strapi.server.httpServer, 'request');
      const response = postEnquiry(cms, buildEnquiry()).then(({ status }) => status);
      await received;
      await cms.stop();
      expect(await response).toBe(201);
    },
    START_TIMEOUT_MS,
  );

  it(
    'sends pending webhooks',
    async () => {
      const publisher = await startFakePublisher();
      const cms = await startCms({
        ...publisher.environment,
      });
      const published: string[] = [];
      cms.strapi.eventHub.on('entry.publish', ({ entry }) => {
        published.push(entry.slug);
        return Promise.resolve();
      });
      const data = buildProduct(await addCategory(cms), { slug: 'el-ultimo' }) as never;
      await cms.strapi.documents('api::product.product').create({ data, status: 'published' });
      await cms.stop();
      expect(published).toEqual(['puntos-de-venta', 'el-ultimo']);
      expect(publisher.requests.filter((line) => line.startsWith('POST'))).toHaveLength(
        published.length,
      );
      await publisher.stop();
    },
    START_TIMEOUT_MS,
  );

  it(
    'does not wait for idle connections',
    async () => {
      const cms = await startCms();
      await (await fetch(`${cms.url}/healthz`)).text();
      const start = Date.now();
      await cms.stop();
      expect(Date.now() - start).toBeLessThan(4_000);
    },
    START_TIMEOUT_MS,
  );
});
