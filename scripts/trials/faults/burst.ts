import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';

const COUNT = 50;
const EVERY_MS = 200;

export const burst: Scenario = {
  name: '50 publicaciones en 10 s',
  expects: '3 construcciones o menos, queda la última',
  needs: ['site', 'visitor'],
  async run(product) {
    await product.settled();
    const mark = product.lines.length;
    let last = '';
    const startedAt = Date.now();
    for (let i = 0; i < COUNT; i += 1) {
      last = await product.publishChange();
      await sleep(Math.max(0, startedAt + (i + 1) * EVERY_MS - Date.now()));
    }
    const took = ((Date.now() - startedAt) / 1000).toFixed(1);
    await product.untilLive(last);
    await product.settled();
    const builds = product.buildsSince(mark);
    expectThat(builds <= 3, `Hubo ${builds} construcciones.`);
    return `${COUNT} en ${took} s, ${builds} construcciones`;
  },
};
