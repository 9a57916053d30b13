import { once } from 'node:events';

import { addCategory, aProduct } from '../support/catalogue';
import { startCms } from '../support/cms';
import { anEnquiry, postEnquiry } from '../support/enquiries';
import { startPublisher } from '../support/publisher';

describe('a CMS that is told to stop', () => {
  it('answers what it was asked before', async () => {
    const cms = await startCms();
    const asked = once(cms.strapi.server.httpServer, 'request');
    const answer = postEnquiry(cms, anEnquiry()).then(({ status }) => status);
    await asked;
    await cms.stop();
    expect(await answer).toBe(201);
  });

  it('still announces what was published', async () => {
    const publisher = await startPublisher();
    const cms = await startCms({
      PUBLISHER_URL: publisher.url,
      PUBLISHER_SECRET: 'clave-del-publicador-solo-para-pruebas',
    });
    const told: string[] = [];
    cms.strapi.eventHub.on('entry.publish', ({ entry }) => {
      told.push(entry.slug);
      return Promise.resolve();
    });
    const data = aProduct(await addCategory(cms), { slug: 'el-ultimo' }) as never;
    await cms.strapi.documents('api::product.product').create({ data, status: 'published' });
    await cms.stop();
    expect(told).toEqual(['puntos-de-venta', 'el-ultimo']);
    expect(publisher.asked.filter((line) => line.startsWith('POST'))).toHaveLength(told.length);
    await publisher.stop();
  });

  it('does not wait for who keeps a connection and asks nothing', async () => {
    const cms = await startCms();
    await (await fetch(`${cms.url}/healthz`)).text();
    const start = Date.now();
    await cms.stop();
    expect(Date.now() - start).toBeLessThan(4_000);
  });
});
