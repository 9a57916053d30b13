import path from 'node:path';
import { expectThat } from '../../harness/until.ts';
import type { Scenario } from '../scenario.ts';
import type { Front, Setting } from '../setting.ts';
import { findSiteAddresses, mixSiteAddresses } from '../site-addresses.ts';
import { runWrk, type WrkResult } from '../wrk.ts';

const PER_SECOND = 5_000;
const P99_MS = 50;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const MIX = 400;

async function measure({ url }: Front, setting: Setting): Promise<WrkResult> {
  const paths = mixSiteAddresses(findSiteAddresses(setting), MIX);
  const scriptFile = path.join(setting.product.env.DATA_DIR, 'wrk.lua');
  const run = { url, paths, connections: CONNECTIONS, scriptFile };
  await runWrk({ ...run, seconds: WARM_UP_SECONDS });
  const result = await runWrk({ ...run, seconds: SECONDS });
  expectThat(result.errors.length === 0, result.errors.join('; '));
  return result;
}

function describe({ name }: Front, { perSecond, p50, p99 }: WrkResult): string {
  return `${name}: ${perSecond.toFixed(0)} por segundo, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

export const staticRate: Scenario = {
  name: `sitio: más de ${PER_SECOND} peticiones mezcladas por segundo, p99 menor de ${P99_MS} ms`,
  needsSite: true,
  async run(setting) {
    const [front] = setting.fronts;
    const result = await measure(front, setting);
    const holds = result.perSecond >= PER_SECOND && result.p99 < P99_MS;
    expectThat(holds, describe(front, result));
    return describe(front, result);
  },
};

/** Measured without a limit: the server of `npm start` does not serve production sites. */
export const ownServerRate: Scenario = {
  name: 'sitio: cuánto da el servidor web de npm start',
  needsSite: true,
  async run(setting) {
    const front = setting.fronts.at(-1) ?? setting.fronts[0];
    return describe(front, await measure(front, setting));
  },
};
