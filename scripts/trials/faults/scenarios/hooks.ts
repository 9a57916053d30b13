import { expectThat } from '../../harness/until.ts';
import type { Scenario } from '../scenario.ts';

const COUNT = 20;
const EVENT = JSON.stringify({ event: 'entry.publish', model: 'product' });
const JSON_TYPE = { 'content-type': 'application/json' };

export const forgedHooks: Scenario = {
  name: 'avisos falsos: 401, sin construcción',
  async run({ product }) {
    await product.settled();
    const mark = product.lines.length;
    const live = (await product.status()).live?.release;
    const forged = ['', 'Bearer x', `Bearer ${product.env.PUBLISHER_SECRET}x`, 'Basic YTpi'];
    for (const authorization of forged) {
      for (const target of ['/hooks/strapi', '/publish', '/rollback']) {
        const headers = { ...JSON_TYPE, authorization };
        const { status } = await product.call('POST', target, headers, EVENT);
        expectThat(status === 401, `${target} contestó ${status}.`);
      }
    }
    await product.settled();
    expectThat(product.buildsSince(mark) === 0, 'Hubo una construcción.');
    expectThat((await product.status()).live?.release === live, 'Está en línea otra versión.');
    return `${forged.length * 3} intentos`;
  },
};

export const replayedHooks: Scenario = {
  name: 'avisos repetidos sin cambios: ninguna construcción ni versión',
  async run({ product }) {
    await product.settled();
    const mark = product.lines.length;
    const before = (await product.status()).releases.length;
    for (let i = 0; i < COUNT; i += 1) {
      const headers = { ...JSON_TYPE, ...product.authorization };
      const { status } = await product.call('POST', '/hooks/strapi', headers, EVENT);
      expectThat(status === 202, `Se contestó ${status}.`);
    }
    await product.settled();
    expectThat(product.buildsSince(mark) === 0, 'Hubo una construcción.');
    expectThat((await product.status()).releases.length === before, 'Hubo otra versión.');
    return `${COUNT} avisos`;
  },
};
