import path from 'node:path';
import type { Front, Product } from '../product.ts';
import type { Need, Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { findSiteAddresses, mixSiteAddresses } from './site-addresses.ts';
import { runWrk } from './wrk.ts';

const PER_SECOND = 5_000;
const P99_MS = 50;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const MIX = 400;
const NEEDS: readonly Need[] = ['postgres', 'caddy', 'site', 'wrk'];

/** Measures how many mixed requests a second a server handles. */
async function measure(product: Product, { name, url }: Front) {
  const paths = mixSiteAddresses(findSiteAddresses(product), MIX);
  const scriptFile = path.join(product.env.DATA_DIR, 'wrk.lua');
  const run = { url, paths, connections: CONNECTIONS, scriptFile };
  await runWrk({ ...run, seconds: WARM_UP_SECONDS });
  const { perSecond, p50, p99, errors } = await runWrk({ ...run, seconds: SECONDS });
  expectThat(errors === 0, `${errors} peticiones fallaron.`);
  const measured = `${name}: ${perSecond.toFixed(0)} por segundo, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return { measured, holds: perSecond >= PER_SECOND && p99 < P99_MS };
}

export const staticRate: Scenario = {
  name: 'sitio: peticiones mezcladas',
  expects: `más de ${PER_SECOND} por segundo, p99 menor de ${P99_MS} ms`,
  needs: NEEDS,
  async run(product) {
    const { measured, holds } = await measure(product, product.front);
    expectThat(holds, measured);
    return measured;
  },
};

/** Measured without a limit: the server of `npm start` does not serve production sites. */
export const ownServerRate: Scenario = {
  name: 'sitio: cuánto da el servidor web de npm start',
  expects: 'se mide',
  needs: NEEDS,
  run: async (product) => (await measure(product, product.fronts.at(-1) ?? product.front)).measured,
};
