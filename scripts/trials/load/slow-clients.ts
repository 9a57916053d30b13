import { setTimeout as sleep } from 'node:timers/promises';
import type { Front } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat, until } from '../until.ts';
import { createEnquiry, isAcknowledged, sendEnquiry } from './enquiries.ts';
import { runAtRate } from './run-at-rate.ts';
import { findSiteAddresses } from './site-addresses.ts';
import { SlowConnections, slowKinds } from './slow-connections.ts';
import { describeSpread, percentile } from './spread.ts';

const OTHERS = { perSecond: 20, seconds: 8 };
const P99_MS = 500;
// Excludes the burst of opening a thousand connections from the measurement.
const SETTLE_MS = 3_000;

type Times = { páginas: number[]; consultas: number[] };

async function measureOthers({ url }: Front): Promise<Times> {
  const pages = runAtRate(OTHERS, async () => {
    const startedAt = performance.now();
    const response = await fetch(`${url}/contacto`);
    await response.arrayBuffer();
    expectThat(response.ok, `/contacto contestó ${response.status}.`);
    return performance.now() - startedAt;
  });
  const enquiries = runAtRate(OTHERS, async () => {
    const response = await sendEnquiry(url, createEnquiry());
    expectThat(isAcknowledged(response), `Una consulta recibió ${response.status}.`);
    return response.ms;
  });
  return { páginas: await pages, consultas: await enquiries };
}

function compare({ name }: Front, before: Times, during: Times): string {
  const sentences = (['páginas', 'consultas'] as const).map((kind) => {
    const calm = percentile(before[kind], 0.99).toFixed(0);
    const remark = `${kind} ${describeSpread(during[kind])} (antes p99 ${calm} ms)`;
    expectThat(percentile(during[kind], 0.99) < P99_MS, `${name}: ${remark}`);
    return remark;
  });
  return `${name}: ${sentences.join(', ')}`;
}

/** Expects that a server closes slow connections in time; returns after how many seconds. */
async function expectClosed(attack: readonly SlowConnections[]): Promise<string> {
  const limited = attack.filter(({ kind }) => kind.closedWithinMs !== undefined);
  const closed = limited.map(async (connections) => {
    const { name, closedWithinMs: limitMs } = connections.kind;
    const isClosed = (): boolean => connections.closedAfter() !== undefined;
    await until(`el servidor cierra las de ${name}`, isClosed, { limitMs });
    return `${name} a los ${((connections.closedAfter() ?? 0) / 1000).toFixed(0)} s`;
  });
  return `cerradas: ${(await Promise.all(closed)).join(', ')}`;
}

export const slowClients: Scenario = {
  name: '1000 clientes lentos a la vez',
  expects: `páginas y consultas de otros con p99 menor de ${P99_MS} ms`,
  needs: ['postgres', 'caddy', 'site'],
  async run(product) {
    const kinds = slowKinds(findSiteAddresses(product).at(-1)?.at(-1) ?? '/');
    const attacks: SlowConnections[][] = [];
    const remarks: string[] = [];
    try {
      for (const front of product.fronts) {
        const before = await measureOthers(front);
        attacks.push(kinds.map((kind) => new SlowConnections(front.url, kind)));
        await sleep(SETTLE_MS);
        remarks.push(compare(front, before, await measureOthers(front)));
      }
      const endings = await Promise.all(attacks.map(expectClosed));
      return remarks.map((remark, index) => `${remark}, ${endings[index]}`).join('; ');
    } finally {
      for (const connections of attacks.flat()) connections.end();
    }
  },
};
