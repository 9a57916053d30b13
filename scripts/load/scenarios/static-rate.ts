import autocannon from 'autocannon';
import { expectThat } from '../../faults/until.ts';
import type { Scenario } from '../scenario.ts';
import type { Front, Setting } from '../setting.ts';
import { findAddresses, mixAddresses } from '../site-addresses.ts';

const PER_SECOND = 5_000;
const SECONDS = 20;
const P99_MS = 50;
// The generator may not be able to keep up to the last one.
const KEPT = 0.98;
const CONNECTIONS = 40;
const MIX = 400;

async function measure(front: Front, setting: Setting, perSecond: number, seconds: number) {
  const mix = mixAddresses(findAddresses(setting), MIX);
  let clients = 0;
  return autocannon({
    url: front.url,
    connections: CONNECTIONS,
    duration: seconds,
    overallRate: perSecond,
    setupClient(client) {
      // Each begins elsewhere, so that they do not ask for the same at the same time.
      const start = Math.floor((clients * MIX) / CONNECTIONS);
      clients += 1;
      const order = [...mix.slice(start), ...mix.slice(0, start)];
      client.setRequests(
        order.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })),
      );
    },
  });
}

function describe(front: Front, result: autocannon.Result): string {
  const { requests, latency, throughput } = result;
  const megabytes = (throughput.average / 1024 / 1024).toFixed(0);
  return `${front.name}: ${requests.average.toFixed(0)} por segundo (${megabytes} MB/s), p50 ${latency.p50} ms, p99 ${latency.p99} ms, máx. ${latency.max} ms`;
}

export const staticRate: Scenario = {
  name: `sitio: ${PER_SECOND} peticiones mezcladas por segundo, p99 menor de ${P99_MS} ms`,
  needsSite: true,
  async run(setting) {
    const [front] = setting.fronts;
    await measure(front, setting, PER_SECOND / 5, 3);
    const result = await measure(front, setting, PER_SECOND, SECONDS);
    const remark = describe(front, result);
    expectThat(result.errors === 0 && result.non2xx === 0, `${remark}; con errores.`);
    expectThat(result.requests.average >= PER_SECOND * KEPT, remark);
    expectThat(result.latency.p99 < P99_MS, remark);
    return remark;
  },
};

/** For the record: what `npm start` runs is not what serves a production site. */
export const ownServerRate: Scenario = {
  name: 'sitio: cuánto da el servidor web de npm start',
  needsSite: true,
  async run(setting) {
    const front = setting.fronts.at(-1) ?? setting.fronts[0];
    await measure(front, setting, PER_SECOND / 5, 3);
    return describe(front, await measure(front, setting, PER_SECOND, SECONDS));
  },
};
