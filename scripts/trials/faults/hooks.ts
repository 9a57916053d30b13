import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';

const COUNT = 20;
const EVENT = { event: 'entry.publish', model: 'product' };

/** Expects that the publisher starts no build and keeps its releases. */
async function expectNoEffect(product: Product, send: () => Promise<void>): Promise<void> {
  const before = await product.settled();
  const mark = product.lines.length;
  await send();
  const after = await product.settled();
  expectThat(product.buildsSince(mark) === 0, 'Hubo una construcción.');
  expectThat(after.live?.release === before.live?.release, 'Está en línea otra versión.');
  expectThat(after.releases.length === before.releases.length, 'Hubo otra versión.');
}

export const forgedHooks: Scenario = {
  name: 'avisos falsos',
  expects: '401, sin construcción',
  needs: ['site', 'visitor'],
  async run(product) {
    const forged = ['', 'Bearer x', `Bearer ${product.publisher.secret}x`, 'Basic YTpi'];
    await expectNoEffect(product, async () => {
      for (const authorization of forged) {
        for (const target of ['/hooks/strapi', '/publish', '/rollback']) {
          const { status } = await product.post(target, EVENT, { authorization });
          expectThat(status === 401, `${target} contestó ${status}.`);
        }
      }
    });
    return `${forged.length * 3} intentos`;
  },
};

export const replayedHooks: Scenario = {
  name: 'avisos repetidos sin cambios',
  expects: 'ninguna construcción ni versión',
  needs: ['site', 'visitor'],
  async run(product) {
    await expectNoEffect(product, async () => {
      for (let i = 0; i < COUNT; i += 1) {
        const { status } = await product.post('/hooks/strapi', EVENT);
        expectThat(status === 202, `Se contestó ${status}.`);
      }
    });
    return `${COUNT} avisos`;
  },
};
