import { duration } from '../../lib/print.ts';
import { percentile } from '../load/spread.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { addProducts } from './add-products.ts';
import { measureClicks } from './click-to-live.ts';

const COUNT = 2000;
/** Number of kept releases: from then on each release reuses the folder of the oldest. */
const WARM_UP = 5;
const LIMIT_MS = 20_000;

export const largeCatalogue: Scenario = {
  name: `${COUNT} productos con imagen: de «Publicar» a la página nueva`,
  expects: 'menos de 20 s',
  needs: ['site'],
  isOnRequest: true,
  async run(product) {
    const { buildMs } = await addProducts(product, { count: COUNT, hasPictures: true });
    await measureClicks(product, WARM_UP);
    const { totals, measured } = await measureClicks(product, 3);
    expectThat(percentile(totals, 0.5) < LIMIT_MS, measured);
    return `${measured}; la primera construcción, con sus imágenes, ${duration(buildMs)}`;
  },
};
